export { addresses, type CallName } from './addresses.ts';
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type ReceivedEvent,
} from './client.ts';
export type { Contract, InputOf, ReplyOf, StreamName } from './contract.ts';
export { ApiError } from './error.ts';
export type * from './schemas.ts';
export { createThreadChannel, type ThreadChannel } from './threadChannel.ts';
