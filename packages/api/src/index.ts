export { addresses, type CallName } from './addresses.ts';
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type JsonCallOptions,
  type ReceivedEvent,
} from './client.ts';
export type * from './contract/index.ts';
export { ApiError, INSUFFICIENT_AUTHENTICATION } from './error.ts';
export { createThreadChannel, type ThreadChannel } from './threadChannel.ts';
export type { ReceivedFile } from './wire.ts';
