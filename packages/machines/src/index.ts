export {
  type Feedback,
  failureOf,
  feedbackFor,
  isSubscriptionError,
  type Place,
  remedyOf,
} from './errors/errorPolicy.ts';
export { type GlobalFeedbackView, globalFeedbackViewOf } from './globalFeedback/globalFeedback.connect.ts';
export { globalFeedbackMachine } from './globalFeedback/globalFeedback.machine.ts';
export type {
  GlobalFeedbackEmitted,
  GlobalFeedbackEvent,
  Raised,
} from './globalFeedback/globalFeedback.types.ts';
export { decide } from './guard/decide.ts';
export { type GuardDecision, guardViewOf } from './guard/guard.connect.ts';
export { type GuardEvent, type GuardFacts, guardMachine, guardPaths } from './guard/guard.machine.ts';
export {
  classifyIdentityError,
  type IdentityCode,
  type IdentityOutcome,
  type IdentityPlace,
  type IdentityProblem,
} from './signIn/classifyIdentityError.ts';
export { isCallbackAddress, safeReturnTo, withoutSecrets } from './signIn/safeReturnTo.ts';
export { type SignInView, signInViewOf } from './signIn/signIn.connect.ts';
export { signInMachine } from './signIn/signIn.machine.ts';
export { signInWith } from './signIn/signIn.ports.ts';
export type {
  LoginRequest,
  PageEvent,
  Session,
  SignInContext,
  SignInEmitted,
  SignInEvent,
  SignInInput,
  SignInPorts,
} from './signIn/signIn.types.ts';
export {
  type Claims,
  decodeUser,
  type Profile,
  UnreadableTokenError,
  type User,
} from './startUp/decodeUser.ts';
export { type StartUpView, startUpViewOf } from './startUp/startUp.connect.ts';
export {
  type Rights,
  type StartUpContext,
  type StartUpEmitted,
  type StartUpEvent,
  type StartUpPorts,
  type StartUpSession,
  startUpMachine,
  startUpWith,
  type UserFacts,
} from './startUp/startUp.machine.ts';
export {
  isTrustedExternalUrl,
  PAYMENT_HOSTS,
  type TrustedPlaces,
} from './subscriptionBar/isTrustedExternalUrl.ts';
export {
  type SubscriptionBarView,
  subscriptionBarViewOf,
} from './subscriptionBar/subscriptionBar.connect.ts';
export {
  type SubscriptionBarContext,
  type SubscriptionBarEmitted,
  type SubscriptionBarEvent,
  type SubscriptionBarInput,
  type SubscriptionBarPorts,
  subscriptionBarMachine,
  subscriptionBarWith,
} from './subscriptionBar/subscriptionBar.machine.ts';
