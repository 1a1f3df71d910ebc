export {
  type Claims,
  decodeUser,
  type Profile,
  type ProviderKind,
  UnreadableTokenError,
  type User,
} from './decodeUser.ts';
export { connectStartUp, type StartUpView, startUpViewOf } from './startUp.connect.ts';
export { startUpMachine } from './startUp.machine.ts';
export { startUpWith } from './startUp.ports.ts';
export type {
  Rights,
  StartUpContext,
  StartUpEmitted,
  StartUpEvent,
  StartUpPorts,
  StartUpSession,
  UserFacts,
} from './startUp.types.ts';
