import { ApiError } from '@parley/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { decide } from '../guard/decide.ts';
import { guardFixtures } from '../guard/guard.fixtures.ts';
import { guardMachine } from '../guard/guard.machine.ts';
import type { GuardFacts } from '../guard/guard.types.ts';
import { emittedBy, heldPort, settle, simulatedClock, stateOf } from '../testing/drive.ts';
import { walkAtRandom } from '../testing/walks.ts';
import { startUpViewOf } from './startUp.connect.ts';
import { startUpFixtures } from './startUp.fixtures.ts';
import { startUpWith } from './startUp.ports.ts';
import type { StartUpEmitted } from './startUp.types.ts';

const paths = ['/', '/welcome-wizard', '/no-assistants', '/users', '/assistants/chat/1', '/auth/auth0/login'];

/** One step of a walk: by the sign-in, the server, the reader, the app, or time. */
type Step =
  | { by: 'started' | 'refreshed'; isAdmin: boolean }
  | { by: 'ended' | 'online' | 'retry' | 'wizardDone' | 'rights' }
  | { by: 'reply'; wizard: boolean | number; assistants: boolean | number }
  | { by: 'goes'; path: string }
  | { by: 'time'; ms: number };

/** What the server says, or the status that it fails with; 0 is no network. */
const fact = fc.oneof(fc.boolean(), fc.constantFrom(0, 401, 403, 422, 429, 461, 500));

const step = fc.oneof(
  fc
    .tuple(fc.constantFrom('started' as const, 'refreshed' as const), fc.boolean())
    .map(([by, isAdmin]): Step => ({ by, isAdmin })),
  fc
    .constantFrom(
      'ended' as const,
      'online' as const,
      'retry' as const,
      'wizardDone' as const,
      'rights' as const,
    )
    .map((by): Step => ({ by })),
  { weight: 3, arbitrary: fc.record({ by: fc.constant('reply' as const), wizard: fact, assistants: fact }) },
  fc.constantFrom(...paths).map((path): Step => ({ by: 'goes', path })),
  fc.constantFrom(1000, 8000, 30_000).map((ms): Step => ({ by: 'time', ms })),
);

/** An access token that the decoding reads; `SECRET` is how it is known again. */
const SECRET = btoa('secret');
function tokenOf(isAdmin: boolean): string {
  const permissions = [isAdmin ? 'admin:portal' : 'read:portal'];
  const payload = { sub: 'auth0|1', iss: 'http://localhost:4001/', permissions };
  return `e30.${btoa(JSON.stringify(payload))}.${SECRET}`;
}

function start() {
  const clock = simulatedClock();
  const wizard = heldPort<[AbortSignal], boolean>();
  const assistants = heldPort<[AbortSignal], boolean>();
  const actor = createActor(
    startUpWith({
      provider: 'embedded',
      fetchShowWelcomeWizard: wizard.port,
      fetchHasAssistants: assistants.port,
    }),
    { clock },
  );
  const guard = createActor(guardMachine).start();
  const emitted = emittedBy<StartUpEmitted>(actor);
  actor.start();
  return { actor, guard, clock, wizard, assistants, emitted };
}

type Run = ReturnType<typeof start>;

async function answer(port: Run['wizard'], value: boolean | number): Promise<void> {
  if (typeof value === 'boolean') await port.resolve(value);
  else if (value === 0) await port.reject(ApiError.fromNetwork(new TypeError()));
  else await port.reject(new ApiError({ status: value, code: 'x' }));
}

async function take({ actor, clock, wizard, assistants }: Run, taken: Step): Promise<void> {
  switch (taken.by) {
    case 'started':
    case 'refreshed': {
      const session = { accessToken: tokenOf(taken.isAdmin), name: 'Ada', avatarUrl: null };
      actor.send({ type: `session.${taken.by}`, session });
      break;
    }
    case 'reply':
      if (stateOf(actor).startsWith('loading')) {
        await answer(wizard, taken.wizard);
        await answer(assistants, taken.assistants);
      }
      break;
    case 'ended':
      actor.send({ type: 'session.ended' });
      break;
    case 'online':
      actor.send({ type: 'network.restored' });
      break;
    case 'retry':
      actor.send({ type: 'load.retried' });
      break;
    case 'wizardDone':
      actor.send({ type: 'wizard.completed' });
      break;
    case 'rights':
      actor.send({ type: 'rights.changed', rights: 'some' });
      break;
    case 'goes':
      break;
    case 'time':
      clock.increment(taken.ms);
  }
  await settle();
}

/** What the guard is told, as the portal tells it. */
function factsOf({ actor }: Run, path: string): GuardFacts {
  const view = startUpViewOf(actor.getSnapshot());
  const isThere = view.kind === 'signedIn';
  return {
    session: isThere ? 'signedIn' : view.kind === 'signedOut' ? 'signedOut' : 'unknown',
    user: isThere ? view.user : null,
    rights: isThere ? view.rights : 'unknown',
    path,
    area: path.startsWith('/auth/') ? 'guest' : 'app',
  };
}

/** Nobody sees a page of the portal before they are known, and no administrator's page without being one. */
function checkGuard(run: Run, path: string): void {
  const facts = factsOf(run, path);
  run.guard.send({ type: 'facts.changed', facts });
  expect(Object.keys(guardFixtures)).toContain(stateOf(run.guard));
  const decision = decide(facts);
  if (decision.kind === 'rendering' && facts.area === 'app') expect(facts.user).not.toBeNull();
  if (decision.kind === 'rendering' && path === '/users') expect(facts.user?.isAdmin).toBe(true);
  if (decision.kind === 'redirecting') expect(decision.path).not.toBe(path);
}

/** One message for each start at most; a dialog for administrators alone; no token in any of it. */
function checkEmitted({ emitted }: Run, steps: readonly Step[]): void {
  const raised = emitted.flatMap((event) => (event.type === 'feedback.raised' ? [event.feedback] : []));
  const replies = steps.filter(({ by }) => by === 'reply').length;
  expect(raised.length).toBeLessThanOrEqual(replies);
  const hasAdmin = steps.some((each) => 'isAdmin' in each && each.isAdmin);
  if (!hasAdmin) expect(raised.filter(({ kind }) => kind === 'dialog')).toEqual([]);
  expect(JSON.stringify(emitted)).not.toContain(SECRET);
}

const visited = new Set<string>();

walkAtRandom({
  title:
    'ST-1, ST-3: nobody sees what is not theirs, one message for each start, no token in what is emitted',
  step,
  walk: async (steps) => {
    const run = start();
    let path = '/';
    for (const each of steps) {
      if (each.by === 'goes') path = each.path;
      await take(run, each);
      const state = stateOf(run.actor);
      visited.add(state);
      visited.add(`guard ${stateOf(run.guard)}`);
      expect(Object.keys(startUpFixtures)).toContain(state);
      checkGuard(run, path);
    }
    checkEmitted(run, steps);
    run.actor.stop();
    run.guard.stop();
  },
});

test('ST-1, ST-3: the walks meet every state of start-up and of the guard', () => {
  const leaves = [
    // Left at once, as a token is read without waiting.
    ...Object.keys(startUpFixtures).filter((leaf) => leaf !== 'decoding'),
    ...Object.keys(guardFixtures).map((leaf) => `guard ${leaf}`),
  ].filter((leaf) => !leaf.includes('@'));
  expect(leaves.filter((leaf) => !visited.has(leaf))).toEqual([]);
});
