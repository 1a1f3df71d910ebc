import { ApiError } from '@parley/api';
import type { SnapshotFrom } from 'xstate';
import type { Walk } from '../testing/explore.ts';
import { PAYMENT_HOSTS } from './isTrustedExternalUrl.ts';
import { subscriptionBarViewOf } from './subscriptionBar.connect.ts';
import type { subscriptionBarMachine } from './subscriptionBar.machine.ts';

type Snapshot = SnapshotFrom<typeof subscriptionBarMachine>;

const statuses = ['canceled', 'incomplete', 'trial', 'trial_ended', 'active'];
const urls = ['https://billing.stripe.com/p', 'https://evil.test/p'];
const failed = new ApiError({ status: 500, code: 'x' });

/** What comes from the app, its ports and the page, whatever is shown. */
const reports = [
  { type: 'bar.allowed' },
  { type: 'bar.disallowed' },
  { type: 'page.restored' },
  { type: 'pricing.opened' },
  ...['fetching', 'refreshing'].flatMap((id) => [
    ...statuses.map((status) => ({ type: `xstate.done.actor.${id}`, output: { status } })),
    { type: `xstate.error.actor.${id}`, error: failed },
  ]),
  ...urls.map((output) => ({ type: 'xstate.done.actor.openingPortal', output })),
  { type: 'xstate.error.actor.openingPortal', error: failed },
  { type: 'xstate.done.actor.closing' },
  { type: 'xstate.error.actor.closing', error: new Error('The storage is blocked.') },
];

/** A bar can be closed, and followed while that is not being done already. */
function offered(snapshot: Snapshot) {
  const view = subscriptionBarViewOf(snapshot);
  if (view.kind === 'hidden') return [];
  return [{ type: 'bar.closed' }, ...(view.state === 'refreshing' ? [] : [{ type: 'link.followed' }])];
}

/** How the bar is explored: on a first page, and on one after it was closed. */
export const subscriptionBarWalks: readonly Walk[] = [false, true].map((wasClosed) => ({
  input: { wasClosed, hosts: PAYMENT_HOSTS, apiOrigin: 'http://localhost:4000' },
  events: reports,
  offers: offered,
  contextKey: ({ context }: Snapshot) => context.status,
  faceOf: (snapshot: Snapshot) => {
    const view = subscriptionBarViewOf(snapshot);
    return view.kind === 'shown' ? view.status : '';
  },
}));
