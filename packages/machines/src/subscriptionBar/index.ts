export { isTrustedExternalUrl, PAYMENT_HOSTS, type TrustedPlaces } from './isTrustedExternalUrl.ts';
export {
  connectSubscriptionBar,
  type SubscriptionBarView,
  subscriptionBarViewOf,
} from './subscriptionBar.connect.ts';
export { subscriptionBarMachine } from './subscriptionBar.machine.ts';
export { subscriptionBarWith } from './subscriptionBar.ports.ts';
export type {
  SubscriptionBarContext,
  SubscriptionBarEmitted,
  SubscriptionBarEvent,
  SubscriptionBarInput,
  SubscriptionBarPorts,
} from './subscriptionBar.types.ts';
