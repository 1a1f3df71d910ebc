export {
  classifyIdentityError,
  type IdentityCode,
  type IdentityOutcome,
  type IdentityPlace,
  type IdentityProblem,
} from './classifyIdentityError.ts';
export { isCallbackAddress, safeReturnTo, withoutSecrets } from './safeReturnTo.ts';
export { connectSignIn, goesOnByItself, type SignInView, signInViewOf } from './signIn.connect.ts';
export { signInMachine } from './signIn.machine.ts';
export { signInWith } from './signIn.ports.ts';
export type {
  LoginRequest,
  PageEvent,
  Session,
  SignInContext,
  SignInEmitted,
  SignInEvent,
  SignInInput,
  SignInPorts,
} from './signIn.types.ts';
