export { addresses, type CallName, SIGN_IN_ANEW } from './addresses.ts';
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type JsonCallOptions,
  type Received,
} from './client.ts';
export type * from './contract/index.ts';
export { ApiError, INSUFFICIENT_AUTHENTICATION, TOO_LARGE } from './error.ts';
export { inTime, unlessAborted } from './patience.ts';
export { portalReplies, widgetReplies } from './replies.gen.ts';
export { fitTo, type ReplySchema } from './reply.ts';
export { type ReceivedEvent, type StreamingClient, withStreams } from './stream.ts';
export { createWindowChannel, type WindowChannel } from './windowChannel.ts';
export type { ReceivedFile } from './wire.ts';
