import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { emittedBy, heldPort, settle, simulatedClock, stateOf } from '../testing/drive.ts';
import { walkAtRandom } from '../testing/walks.ts';
import { signInViewOf } from './signIn.connect.ts';
import { signInFixtures } from './signIn.fixtures.ts';
import { signInWith } from './signIn.ports.ts';
import type { LoginRequest, PageEvent, Session, SignInEmitted } from './signIn.types.ts';

const SECRET = 'secret-token';
const CALLBACK = `http://localhost:4000/auth/auth0/callback?code=${SECRET}&state=${SECRET}`;

type PortName = 'prepare' | 'getToken' | 'handleCallback' | 'login' | 'logout' | 'forget';

/** One step of a walk: by a port, the reader, the API, the page, or time. */
type Step =
  | { by: 'reply'; user: number }
  | { by: 'failure'; error: unknown }
  | {
      by: 'reader' | 'otherReader' | 'retry' | 'logout' | 'accept' | 'expired' | 'ended' | 'rejected' | 'let';
    }
  | { by: 'tokenFailed'; error: unknown }
  | { by: 'page'; event: PageEvent }
  | { by: 'time'; ms: number };

const errors = [
  ...['login_required', 'consent_required', 'mfa_required', 'access_denied', 'invalid_grant', 'unauthorized'],
  ...['timeout', 'interaction_required', 'state_mismatch', 'invalid_configuration', 'something_new'],
]
  .map((error): Error => Object.assign(new Error(error), { error }))
  .concat(new TypeError('Failed to fetch'), new Error('Issuer (iss) claim mismatch'));
const error = fc.constantFrom(...errors);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.nat(1).map((user): Step => ({ by: 'reply', user })) },
  { weight: 4, arbitrary: error.map((each): Step => ({ by: 'failure', error: each })) },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Step>(
      ...(
        [
          ...(['reader', 'otherReader', 'retry', 'logout', 'accept', 'expired', 'ended'] as const),
          ...(['rejected', 'let'] as const),
        ] as const
      ).map((by) => ({ by })),
    ),
  },
  { weight: 1, arbitrary: error.map((each): Step => ({ by: 'tokenFailed', error: each })) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom<PageEvent['type']>('storage.changed', 'page.restored', 'network.restored')
      .map((type): Step => ({ by: 'page', event: { type } })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(60, 100, 1000, 30_000).map((ms): Step => ({ by: 'time', ms })),
  },
);

function start() {
  const clock = simulatedClock();
  const ports = {
    prepare: heldPort<[AbortSignal], void>(),
    getToken: heldPort<['cached' | 'renewed', AbortSignal], Session>(),
    handleCallback: heldPort<[string, AbortSignal], { session: Session; returnTo: string | null }>(),
    login: heldPort<[LoginRequest], void>(),
    logout: heldPort<[], void>(),
    forget: heldPort<[], void>(),
  };
  let report: (event: PageEvent) => void = () => undefined;
  const actor = createActor(
    signInWith({
      prepare: ports.prepare.port,
      getToken: ports.getToken.port,
      handleCallback: ports.handleCallback.port,
      login: ports.login.port,
      logout: ports.logout.port,
      forget: ports.forget.port,
      watchPage: (callback) => {
        report = callback;
        return () => undefined;
      },
    }),
    { clock, input: { address: CALLBACK, provider: 'auth0', rounds: 0, returnTo: null } },
  );
  const emitted = emittedBy<SignInEmitted>(actor);
  actor.start();
  return { actor, clock, ports, emitted, report: (event: PageEvent) => report(event) };
}

type Run = ReturnType<typeof start>;

/** The port that the machine waits for, if it waits. */
const waitsFor: Record<string, PortName> = {
  booting: 'prepare',
  restoring: 'getToken',
  handlingCallback: 'handleCallback',
  redirecting: 'login',
  'signedIn.refreshing': 'getToken',
  forgetting: 'forget',
  signingOut: 'logout',
};

let tokens = 0;

function sessionOf(user: number): Session {
  tokens += 1;
  return {
    accessToken: `${SECRET}-${tokens}`,
    subject: `auth0|${user}`,
    name: `User ${user}`,
    avatarUrl: null,
  };
}

async function take(run: Run, taken: Step): Promise<void> {
  const { actor, ports } = run;
  const port = waitsFor[stateOf(actor)];
  switch (taken.by) {
    case 'reply': {
      const session = sessionOf(taken.user);
      if (port === 'getToken') await ports.getToken.resolve(session);
      else if (port === 'handleCallback') await ports.handleCallback.resolve({ session, returnTo: CALLBACK });
      else if (port) await ports[port].resolve();
      break;
    }
    case 'failure':
      if (port) await ports[port].reject(taken.error);
      break;
    case 'reader':
      actor.send({ type: 'login.requested', returnTo: `/users?code=${SECRET}` });
      break;
    case 'otherReader':
      actor.send({ type: 'login.requested', screen: 'login' });
      break;
    case 'retry':
      actor.send({ type: 'start.retried' });
      break;
    case 'logout':
      actor.send({ type: 'logout.requested' });
      break;
    case 'accept':
      actor.send({ type: 'user.accepted' });
      break;
    case 'expired':
      actor.send({ type: 'session.expired' });
      break;
    case 'ended':
      actor.send({ type: 'access.ended' });
      break;
    case 'let':
      actor.send({
        type: 'session.accepted',
        accessToken: actor.getSnapshot().context.session?.accessToken ?? 'an old one',
      });
      break;
    case 'rejected':
      actor.send({
        type: 'session.rejected',
        accessToken: actor.getSnapshot().context.session?.accessToken ?? 'an old one',
      });
      break;
    case 'tokenFailed':
      actor.send({ type: 'token.failed', error: taken.error });
      break;
    case 'page':
      run.report(taken.event);
      break;
    case 'time':
      run.clock.increment(taken.ms);
  }
  await settle();
}

/** A session begins once and ends once; in between it is refreshed, or becomes another user's. */
function checkSessions({ actor, emitted }: Run): void {
  let isOpen = false;
  for (const { type } of emitted) {
    if (type === 'session.started') expect(isOpen).toBe(false);
    if (type === 'session.refreshed' || type === 'user.changed') expect(isOpen).toBe(true);
    if (type === 'session.started') isOpen = true;
    if (type === 'session.ended') isOpen = false;
  }
  const snapshot = actor.getSnapshot();
  if (signInViewOf(snapshot).kind === 'signedIn') expect(isOpen).toBe(true);
  if (!isOpen) expect(snapshot.context.session).toBeNull();
}

/** Tokens and codes leave only as a session, to the app; never in an address, nor to the provider. */
function checkSecrets({ emitted, ports }: Run): void {
  const harmless = emitted.filter((event) => !('session' in event));
  expect(JSON.stringify(harmless)).not.toContain(SECRET);
  expect(JSON.stringify(ports.login.calls.map(({ args }) => args))).not.toContain(SECRET);
}

/**
 * A code is used once, and the page leaves for the provider when it is asked to, and once by itself: no loop.
 */
function checkLoops({ ports }: Run, steps: readonly Step[]): void {
  expect(ports.handleCallback.calls.length).toBeLessThanOrEqual(1);
  const asked = steps.filter(({ by }) => by === 'reader' || by === 'otherReader').length;
  expect(ports.login.calls.length).toBeLessThanOrEqual(asked + 1);
}

const visited = new Set<string>();

walkAtRandom({
  title: 'ST-4, ST-5, T2, T3: one session at a time, no loop, no secret where it does not belong',
  step,
  walk: async (steps) => {
    const run = start();
    for (const each of steps) {
      await take(run, each);
      const state = stateOf(run.actor);
      visited.add(state);
      expect(Object.keys(signInFixtures)).toContain(state);
      checkSessions(run);
    }
    checkSecrets(run);
    checkLoops(run, steps);
    run.actor.stop();
  },
});

test('ST-5: the walks meet every state of the sign-in', () => {
  const leaves = Object.keys(signInFixtures).filter((key) => !key.includes('@'));
  expect(leaves.filter((leaf) => !visited.has(leaf))).toEqual([]);
});
