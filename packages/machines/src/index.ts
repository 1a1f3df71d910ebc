export {
  type Feedback,
  failureOf,
  feedbackFor,
  isSubscriptionError,
  type Place,
  remedyOf,
  withoutPlace,
} from './errors/errorPolicy.ts';
export * from './globalFeedback/index.ts';
export * from './guard/index.ts';
export * from './signIn/index.ts';
export * from './startUp/index.ts';
export * from './subscriptionBar/index.ts';
