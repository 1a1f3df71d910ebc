import { ApiError } from '@parley/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { emittedBy, heldPort, settle, simulatedClock, stateOf } from '../testing/drive.ts';
import { walkAtRandom } from '../testing/walks.ts';
import { isTrustedExternalUrl, PAYMENT_HOSTS } from './isTrustedExternalUrl.ts';
import { subscriptionBarViewOf } from './subscriptionBar.connect.ts';
import { subscriptionBarFixtures } from './subscriptionBar.fixtures.ts';
import { subscriptionBarWith } from './subscriptionBar.ports.ts';
import type { SubscriptionBarEmitted } from './subscriptionBar.types.ts';

const places = { hosts: PAYMENT_HOSTS, apiOrigin: 'http://localhost:4000' };

/** One step of a walk: by the page, the reader, a port, or time. */
type Step =
  | { by: 'bar.allowed' | 'bar.disallowed' | 'link.followed' | 'bar.closed' | 'page.restored' }
  | { by: 'reply'; status: string; url: string }
  | { by: 'time' }
  | { by: 'failure'; status: number };

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Step>({ by: 'bar.allowed' }, { by: 'link.followed' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Step>(
      ...(['bar.disallowed', 'bar.closed', 'page.restored', 'time'] as const).map((by) => ({ by })),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      by: fc.constant('reply' as const),
      status: fc.constantFrom('canceled', 'incomplete', 'incomplete', 'trial', 'trial_ended', 'active', ''),
      url: fc.constantFrom('https://billing.stripe.com/p', 'https://evil.test/p', 'javascript:alert(1)'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(401, 429, 460, 461, 500).map((status): Step => ({ by: 'failure', status })),
  },
);

function start() {
  const clock = simulatedClock();
  const fetching = heldPort<[AbortSignal], { status: string }>();
  const opening = heldPort<[AbortSignal], string>();
  const remembering = heldPort<[], void>();
  const actor = createActor(
    subscriptionBarWith({
      fetchStatus: fetching.port,
      fetchCustomerPortalUrl: opening.port,
      rememberClosed: remembering.port,
    }),
    { clock, input: { wasClosed: false, ...places } },
  );
  const emitted = emittedBy<SubscriptionBarEmitted>(actor);
  actor.start();
  return { actor, clock, fetching, opening, remembering, emitted };
}

type Run = ReturnType<typeof start>;

async function take({ actor, clock, fetching, opening, remembering }: Run, taken: Step): Promise<void> {
  const state = stateOf(actor);
  switch (taken.by) {
    case 'reply':
      if (state === 'fetching' || state === 'refreshing') await fetching.resolve({ status: taken.status });
      else if (state === 'openingPortal') await opening.resolve(taken.url);
      else if (state === 'closing') await remembering.resolve();
      break;
    case 'failure': {
      const error = new ApiError({ status: taken.status, code: 'x' });
      if (state === 'fetching' || state === 'refreshing') await fetching.reject(error);
      else if (state === 'openingPortal') await opening.reject(error);
      else if (state === 'closing') await remembering.reject(error);
      break;
    }
    case 'time':
      clock.increment(5000);
      break;
    default:
      actor.send({ type: taken.by });
  }
  await settle();
}

const visited = new Set<string>();

walkAtRandom({
  title: 'SB-1, T16: once closed never shown again, left once for each press, and only to where it may lead',
  step,
  walk: async (steps) => {
    const run = start();
    let wasClosed = false;
    let pressed = 0;
    for (const each of steps) {
      const before = subscriptionBarViewOf(run.actor.getSnapshot());
      await take(run, each);
      const state = stateOf(run.actor);
      visited.add(state);
      expect(Object.keys(subscriptionBarFixtures)).toContain(state);
      if (before.kind === 'shown' && each.by === 'bar.closed') wasClosed = true;
      if (before.kind === 'shown' && each.by === 'link.followed') pressed += 1;
      if (wasClosed) expect(subscriptionBarViewOf(run.actor.getSnapshot()).kind).toBe('hidden');

      const left = run.emitted.filter(({ type }) => type !== 'feedback.raised');
      expect(left.length).toBeLessThanOrEqual(pressed);
      for (const event of left)
        if (event.type === 'portal.wanted') expect(isTrustedExternalUrl(event.url, places)).toBe(true);
    }
    run.actor.stop();
  },
});

test('SB-1: the walks meet every state of the bar', () => {
  const leaves = Object.keys(subscriptionBarFixtures).filter((key) => !key.includes('@'));
  expect(leaves.filter((leaf) => !visited.has(leaf))).toEqual([]);
});
