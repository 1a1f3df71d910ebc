import { fromPromise } from 'xstate';
import { subscriptionBarMachine } from './subscriptionBar.machine.ts';
import type { SubscriptionBarPorts } from './subscriptionBar.types.ts';

/** The subscription bar with the app's API and storage behind it. */
export function subscriptionBarWith(ports: SubscriptionBarPorts) {
  return subscriptionBarMachine.provide({
    actors: {
      fetchStatus: fromPromise(({ signal }) => ports.fetchStatus(signal)),
      fetchCustomerPortalUrl: fromPromise(({ signal }) => ports.fetchCustomerPortalUrl(signal)),
      rememberClosed: fromPromise(() => ports.rememberClosed()),
    },
  });
}
