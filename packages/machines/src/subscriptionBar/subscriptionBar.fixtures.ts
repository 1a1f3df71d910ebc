import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { FixturesOf, LeafOf } from '../fixture.types.ts';
import { PAYMENT_HOSTS } from './isTrustedExternalUrl.ts';
import { subscriptionBarMachine } from './subscriptionBar.machine.ts';
import type { SubscriptionBarContext } from './subscriptionBar.types.ts';

const context: SubscriptionBarContext = {
  hosts: PAYMENT_HOSTS,
  apiOrigin: 'http://localhost:4000',
  wasClosed: false,
  status: null,
  portalUrl: null,
};

type Value = StateValueFrom<typeof subscriptionBarMachine>;

const at = (value: Value, changes: Partial<SubscriptionBarContext> = {}) =>
  subscriptionBarMachine.resolveState({ value, context: { ...context, ...changes } });

/** Every state of the subscription bar, pinned. */
export const subscriptionBarFixtures = {
  hidden: at('hidden'),
  fetching: at('fetching'),
  'shown.canceled': at({ shown: 'canceled' }, { status: 'canceled' }),
  'shown.incomplete': at({ shown: 'incomplete' }, { status: 'incomplete' }),
  'shown.trial': at({ shown: 'trial' }, { status: 'trial' }),
  'shown.trialEnded': at({ shown: 'trialEnded' }, { status: 'trial_ended' }),
  refreshing: at('refreshing', { status: 'incomplete' }),
  openingPortal: at('openingPortal', { status: 'incomplete' }),
  'leaving.toPricing': at({ leaving: 'toPricing' }, { status: 'trial' }),
  'leaving.toPortal': at(
    { leaving: 'toPortal' },
    { status: 'incomplete', portalUrl: 'https://billing.stripe.com/p/session' },
  ),
  failed: at('failed', { status: 'trial' }),
  'failed@incomplete': at('failed', { status: 'incomplete' }),
  closing: at('closing', { status: 'trial', wasClosed: true }),
  closed: at('closed', { status: 'trial', wasClosed: true }),
} satisfies FixturesOf<LeafOf<Value>, SnapshotFrom<typeof subscriptionBarMachine>>;
