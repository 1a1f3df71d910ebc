import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { emittedBy, heldPort, settle, simulatedClock, stateOf } from '../testing/drive.ts';
import { goesOnByItself, signInViewOf } from './signIn.connect.ts';
import { signInWith } from './signIn.ports.ts';
import type { LoginRequest, PageEvent, Session, SignInEmitted, SignInInput } from './signIn.types.ts';

const HOME = 'http://localhost:4000/';
const CALLBACK = `${HOME}auth/auth0/callback?code=c&state=s`;
const ada: Session = { accessToken: 'one', subject: 'auth0|1', name: 'Ada', avatarUrl: null };
const adaAgain: Session = { ...ada, accessToken: 'two' };
const grace: Session = { ...ada, accessToken: 'three', subject: 'auth0|2', name: 'Grace' };
const failed = (error: string) => Object.assign(new Error(error), { error });

function start(input: Partial<SignInInput> = {}) {
  const clock = simulatedClock();
  const prepare = heldPort<[AbortSignal], void>();
  const getToken = heldPort<['cached' | 'renewed', AbortSignal], Session>();
  const handleCallback = heldPort<[string, AbortSignal], { session: Session; returnTo: string | null }>();
  const login = heldPort<[LoginRequest], void>();
  const logout = heldPort<[], void>();
  const forget = heldPort<[], void>();
  let report: (event: PageEvent) => void = () => undefined;
  let watchers = 0;
  const machine = signInWith({
    prepare: prepare.port,
    getToken: getToken.port,
    handleCallback: handleCallback.port,
    login: login.port,
    logout: logout.port,
    forget: forget.port,
    watchPage: (callback) => {
      report = callback;
      watchers += 1;
      return () => {
        watchers -= 1;
      };
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { address: HOME, provider: 'auth0', rounds: 0, returnTo: null, ...input },
  });
  const emitted = emittedBy<SignInEmitted>(actor);
  actor.start();
  return {
    ...{ actor, clock, emitted, prepare, getToken, handleCallback, login, logout, forget },
    page: (event: PageEvent) => report(event),
    watchers: () => watchers,
    state: () => stateOf(actor),
    view: () => signInViewOf(actor.getSnapshot()),
    types: () => emitted.map(({ type }) => type),
  };
}

async function signedIn() {
  const run = start();
  await run.prepare.resolve();
  await run.getToken.resolve(ada);
  expect(run.state()).toBe('signedIn.fresh');
  run.emitted.length = 0;
  return run;
}

describe('ST-4: start', () => {
  test('a stored session is restored silently', async () => {
    const run = start();
    expect(run.view()).toEqual({ kind: 'busy', doing: 'starting' });
    await run.prepare.resolve();
    expect(run.state()).toBe('restoring');
    expect(run.getToken.calls[0]?.args[0]).toBe('cached');
    await run.getToken.resolve(ada);
    expect(run.view()).toEqual({ kind: 'signedIn', session: ada, condition: 'fresh' });
    expect(run.emitted).toEqual([{ type: 'session.started', session: ada }]);
  });

  test('nobody is signed in at a cold start', async () => {
    const run = start();
    await run.prepare.resolve();
    await run.getToken.reject(failed('missing_refresh_token'));
    expect(run.view()).toEqual({ kind: 'signedOut', code: 'noSession' });
    expect(run.emitted).toEqual([{ type: 'session.ended', code: 'noSession' }]);
  });

  test('the login comes back: the address loses its code at once, then becomes the returnTo', async () => {
    const run = start({ address: CALLBACK });
    await run.prepare.resolve();
    expect(run.view()).toEqual({ kind: 'busy', doing: 'completing' });
    expect(run.emitted).toEqual([{ type: 'address.rewritten', to: '/auth/auth0/callback' }]);
    expect(run.handleCallback.calls[0]?.args[0]).toBe(CALLBACK);
    await run.handleCallback.resolve({ session: ada, returnTo: '/users?page=2' });
    expect(run.emitted.slice(1)).toEqual([
      { type: 'address.rewritten', to: '/users?page=2' },
      { type: 'session.started', session: ada },
    ]);
  });

  test('T1: a returnTo of another origin that comes back from the provider is dropped', async () => {
    const run = start({ address: CALLBACK });
    await run.prepare.resolve();
    await run.handleCallback.resolve({ session: ada, returnTo: 'https://evil.test/' });
    expect(run.emitted).toContainEqual({ type: 'address.rewritten', to: '/' });
  });

  test('T1: a returnTo of another origin never leaves for the provider', async () => {
    const run = start();
    await run.prepare.resolve();
    await run.getToken.reject(failed('login_required'));
    run.actor.send({ type: 'login.requested', returnTo: 'https://evil.test/', screen: 'signup' });
    expect(run.login.calls[0]?.args[0]).toEqual({ returnTo: '/', screen: 'signup', rounds: 0 });
  });
});

describe('T3: a callback that is not ours', () => {
  test('is ignored by who is signed in', async () => {
    const run = start({ address: CALLBACK });
    await run.prepare.resolve();
    await run.handleCallback.reject(failed('state_mismatch'));
    await run.getToken.resolve(ada);
    expect(run.state()).toBe('signedIn.fresh');
    expect(run.types()).not.toContain('session.ended');
  });

  test('ends signed out, with the reason, and without a loop', async () => {
    const run = start({ address: CALLBACK });
    await run.prepare.resolve();
    await run.handleCallback.reject(failed('missing_transaction'));
    await run.getToken.reject(failed('login_required'));
    expect(run.view()).toEqual({ kind: 'signedOut', code: 'invalidState' });
    expect(run.login.calls).toHaveLength(0);
  });

  test('is not tried again when the provider could not be reached in the meantime', async () => {
    const run = start({ address: CALLBACK });
    await run.prepare.resolve();
    await run.handleCallback.reject(new TypeError('Failed to fetch'));
    expect(run.state()).toBe('unreachable');
    run.clock.increment(1000);
    await run.prepare.resolve();
    expect(run.state()).toBe('restoring');
    expect(run.handleCallback.calls).toHaveLength(1);
  });
});

describe('ST-5: a code that expired', () => {
  test('restarts the login once', async () => {
    const run = start({ address: CALLBACK });
    await run.prepare.resolve();
    await run.handleCallback.reject(failed('invalid_grant'));
    expect(run.state()).toBe('redirecting');
    expect(run.login.calls[0]?.args[0].rounds).toBe(1);
    await run.login.resolve();
    expect(run.state()).toBe('leftAtProvider');
  });

  test('does not restart the restarted login', async () => {
    const run = start({ address: CALLBACK, rounds: 2 });
    await run.prepare.resolve();
    await run.handleCallback.reject(failed('invalid_grant'));
    expect(run.view()).toEqual({ kind: 'signedOut', code: 'codeExpired' });
    expect(run.login.calls).toHaveLength(0);
  });
});

describe('ST-5: what stands in the way has a state, a code and a way out', () => {
  test.each([
    ['consent_required', 'interactionRequired.consent', { kind: 'problem', code: 'consent', way: 'login' }],
    ['mfa_required', 'interactionRequired.mfa', { kind: 'problem', code: 'mfa', way: 'login' }],
    [
      'interaction_required',
      'interactionRequired.other',
      { kind: 'problem', code: 'interaction', way: 'login' },
    ],
    ['access_denied', 'denied', { kind: 'problem', code: 'denied', way: 'otherAccount' }],
    ['invalid_configuration', 'configError', { kind: 'problem', code: 'configuration', way: 'restart' }],
  ])('%s', async (error, state, view) => {
    const run = start();
    await run.prepare.resolve();
    await run.getToken.reject(failed(error));
    expect(run.state()).toBe(state);
    expect(run.view()).toEqual(view);
    expect(run.types()).toEqual(['session.ended']);
  });

  test.each([
    ['invalid_grant', 'reauthRequired', { kind: 'problem', code: 'grantInvalid', way: 'login' }],
    ['unauthorized', 'blocked', { kind: 'problem', code: 'blocked', way: 'otherAccount' }],
  ])('%s: what is stored of the session goes first', async (error, state, view) => {
    const run = start();
    await run.prepare.resolve();
    await run.getToken.reject(failed(error));
    expect(run.state()).toBe('forgetting');
    expect(run.forget.calls).toHaveLength(1);
    await run.forget.resolve();
    expect(run.state()).toBe(state);
    expect(run.view()).toEqual(view);
  });

  test('a clock that is wrong is said to be wrong, without a login loop', async () => {
    const run = start({ address: CALLBACK });
    await run.prepare.resolve();
    await run.handleCallback.reject(new Error('Expiration Time (exp) claim error in the ID token'));
    expect(run.view()).toEqual({ kind: 'problem', code: 'clock', way: 'restart' });
    expect(run.login.calls).toHaveLength(0);
    run.actor.send({ type: 'start.retried' });
    expect(run.state()).toBe('booting');
  });
});

describe('ST-4: logins that begin by themselves', () => {
  /** Goes through the callback to a session, which ends at once, and on to the login page. */
  async function round(rounds: number) {
    const run = start({ address: CALLBACK, rounds });
    await run.prepare.resolve();
    await run.handleCallback.resolve({ session: ada, returnTo: '/' });
    run.actor.send({ type: 'session.expired' });
    await run.forget.resolve();
    expect(run.view()).toEqual({ kind: 'signedOut', code: 'expired' });
    return run;
  }

  test('go on to the provider, each with its number', async () => {
    const run = await round(1);
    run.actor.send({ type: 'login.continued' });
    expect(run.login.calls[0]?.args[0].rounds).toBe(2);
  });

  test('stop after two and say why; who then asks for it begins anew', async () => {
    const run = await round(2);
    run.actor.send({ type: 'login.continued' });
    expect(run.view()).toEqual({ kind: 'problem', code: 'loop', way: 'login' });
    expect(run.login.calls).toHaveLength(0);
    run.actor.send({ type: 'login.requested' });
    expect(run.login.calls[0]?.args[0].rounds).toBe(0);
  });

  test('count from the start again after a session that lasted a minute', async () => {
    const run = start({ address: CALLBACK, rounds: 2 });
    await run.prepare.resolve();
    await run.handleCallback.resolve({ session: ada, returnTo: '/' });
    run.clock.increment(60_000);
    run.actor.send({ type: 'session.expired' });
    await run.forget.resolve();
    run.actor.send({ type: 'login.continued' });
    expect(run.login.calls[0]?.args[0].rounds).toBe(1);
  });
});

describe('FA-1: where a login began', () => {
  /** Back from the provider, which signed in somebody, but not by this device's clock. */
  async function wrongClock(returnTo: string | null) {
    const run = start({ address: CALLBACK, returnTo });
    await run.prepare.resolve();
    await run.handleCallback.reject(new Error('Expiration Time (exp) claim error in the ID token'));
    expect(run.view()).toEqual({ kind: 'problem', code: 'clock', way: 'restart' });
    run.emitted.length = 0;
    return run;
  }

  test.each([
    ['/users?page=2', [{ type: 'address.rewritten', to: '/users?page=2' }]],
    ['https://evil.test/', []],
    [null, []],
  ])('another try after a wrong clock leads from %s back there', async (returnTo, rewritten) => {
    const run = await wrongClock(returnTo);
    run.actor.send({ type: 'start.retried' });
    await run.prepare.resolve();
    await run.getToken.resolve(ada);
    expect(run.emitted).toEqual([...rewritten, { type: 'session.started', session: ada }]);
  });

  test('is known to the next login too', async () => {
    const run = await wrongClock('/users');
    run.actor.send({ type: 'start.retried' });
    await run.prepare.resolve();
    await run.getToken.reject(failed('login_required'));
    run.actor.send({ type: 'login.requested' });
    expect(run.login.calls[0]?.args[0].returnTo).toBe('/users');
  });

  test('what the login page names counts, and only a callback tells of a login before', async () => {
    const run = start({ returnTo: '/billing' });
    await run.prepare.reject(new Error('exp claim'));
    run.actor.send({ type: 'start.retried', returnTo: `${HOME}users` });
    await run.prepare.resolve();
    await run.getToken.resolve(ada);
    expect(run.emitted).toContainEqual({ type: 'address.rewritten', to: '/users' });
    expect(JSON.stringify(run.emitted)).not.toContain('billing');
  });
});

describe('ST-5: a provider that does not answer', () => {
  test('is asked again, later and later, and at once when the network is back', async () => {
    const run = start();
    for (const wait of [1000, 2000, 4000]) {
      await run.prepare.resolve();
      await run.getToken.reject(failed('timeout'));
      expect(run.state()).toBe('unreachable');
      run.clock.increment(wait - 1);
      expect(run.state()).toBe('unreachable');
      run.clock.increment(1);
      expect(run.state()).toBe('booting');
    }
    await run.prepare.resolve();
    await run.getToken.reject(new TypeError('Failed to fetch'));
    expect(run.view()).toEqual({ kind: 'unreachable', code: 'unreachable', attempt: 3 });
    run.page({ type: 'network.restored' });
    expect(run.state()).toBe('booting');
    expect(run.types()).toEqual([]);
  });

  test('leaves a session in use degraded, not ended', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'token.failed', error: new TypeError('Failed to fetch') });
    expect(run.view()).toEqual({ kind: 'signedIn', session: ada, condition: 'degraded' });
    run.clock.increment(1000);
    expect(run.state()).toBe('signedIn.refreshing');
    await run.getToken.reject(failed('request_error'));
    run.clock.increment(1999);
    expect(run.state()).toBe('signedIn.degraded');
    run.page({ type: 'network.restored' });
    await run.getToken.resolve(adaAgain);
    expect(run.view()).toEqual({ kind: 'signedIn', session: adaAgain, condition: 'fresh' });
    expect(run.types()).toEqual(['session.refreshed']);
  });
});

describe('ST-4: a session in use', () => {
  test('is refreshed once when the API refuses its token, however many calls are refused', async () => {
    const run = await signedIn();
    const calls = run.getToken.calls.length;
    run.actor.send({ type: 'session.rejected', accessToken: 'one' });
    run.actor.send({ type: 'session.rejected', accessToken: 'one' });
    expect(run.getToken.calls.length - calls).toBe(1);
    expect(run.getToken.calls.at(-1)?.args[0]).toBe('renewed');
    await run.getToken.resolve(adaAgain);
    run.actor.send({ type: 'session.rejected', accessToken: 'one' });
    expect(run.state()).toBe('signedIn.fresh');
    expect(run.getToken.calls.length - calls).toBe(1);
  });

  test('ends when the new token is refused before any call was let through: no loop', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'session.rejected', accessToken: 'one' });
    await run.getToken.resolve(adaAgain);
    run.actor.send({ type: 'session.rejected', accessToken: 'two' });
    expect(run.state()).toBe('forgetting');
    await run.forget.resolve();
    expect(run.state()).toBe('reauthRequired');
    expect(run.types()).toEqual(['session.refreshed', 'session.ended']);
  });

  test('goes on where the new token was taken before it is refused: that is another matter', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'session.rejected', accessToken: 'one' });
    await run.getToken.resolve(adaAgain);
    // A late reply to the old token says nothing of the new one.
    run.actor.send({ type: 'session.accepted', accessToken: 'one' });
    run.actor.send({ type: 'session.accepted', accessToken: 'two' });
    run.actor.send({ type: 'session.rejected', accessToken: 'two' });
    expect(run.state()).toBe('signedIn.refreshing');
    expect(run.getToken.calls.at(-1)?.args[0]).toBe('renewed');
    await run.getToken.resolve({ ...adaAgain, accessToken: 'three' });
    // What the API said of the one before holds no more.
    run.actor.send({ type: 'session.rejected', accessToken: 'three' });
    expect(run.state()).toBe('forgetting');
  });

  test('ends with the fourth refusal in a row though the tokens were taken in between: no loop', async () => {
    const run = await signedIn();
    const refuse = async (accessToken: string, next: string) => {
      run.actor.send({ type: 'session.accepted', accessToken });
      run.actor.send({ type: 'session.rejected', accessToken });
      expect(run.state()).toBe('signedIn.refreshing');
      await run.getToken.resolve({ ...adaAgain, accessToken: next });
    };
    await refuse('one', 'two');
    await refuse('two', 'three');
    await refuse('three', 'four');
    run.actor.send({ type: 'session.accepted', accessToken: 'four' });
    run.actor.send({ type: 'session.rejected', accessToken: 'four' });
    expect(run.state()).toBe('forgetting');
  });

  test('counts refusals anew once a token has lasted for a minute', async () => {
    const run = await signedIn();
    for (const [accessToken, next] of ['one', 'two', 'three', 'four', 'five', 'six'].map(
      (each, index, all) => [each, `${all[index + 1]}`] as const,
    )) {
      run.actor.send({ type: 'session.accepted', accessToken });
      run.actor.send({ type: 'session.rejected', accessToken });
      expect(run.state()).toBe('signedIn.refreshing');
      await run.getToken.resolve({ ...adaAgain, accessToken: next });
      run.clock.increment(60_000);
    }
  });

  test('US-1: asks the provider for another token when the role is another than the token says', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'role.changed' });
    expect(run.state()).toBe('signedIn.refreshing');
    expect(run.getToken.calls.at(-1)?.args[0]).toBe('renewed');
    await run.getToken.resolve(adaAgain);
    expect(run.emitted).toEqual([{ type: 'session.refreshed', session: adaAgain }]);
    expect(run.state()).toBe('signedIn.fresh');
  });

  test('is refreshed again when a token that the client has renewed since is refused', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'session.rejected', accessToken: 'one' });
    await run.getToken.resolve(adaAgain);
    run.actor.send({ type: 'session.rejected', accessToken: 'an hour later' });
    expect(run.state()).toBe('signedIn.refreshing');
  });

  test.each([
    ['login_required', 'the provider knows the browser no more'],
    ['invalid_grant', 'the refresh token is refused'],
  ])('US-2: says that the password was changed, where %s shows that %s', async (error) => {
    const run = await signedIn();
    run.actor.send({ type: 'session.rejected', accessToken: 'one', because: 'passwordChanged' });
    await run.getToken.reject(failed(error));
    await run.forget.resolve();
    expect(run.view()).toEqual({ kind: 'signedOut', code: 'passwordChanged' });
    expect(goesOnByItself(run.view())).toBe(false);
  });

  test('US-2: says so where the new token is refused for it as well', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'session.rejected', accessToken: 'one', because: 'passwordChanged' });
    await run.getToken.resolve(adaAgain);
    run.actor.send({ type: 'session.rejected', accessToken: 'two', because: 'passwordChanged' });
    await run.forget.resolve();
    expect(run.view()).toEqual({ kind: 'signedOut', code: 'passwordChanged' });
  });

  test('US-2: goes on where the browser has signed in anew since the password was changed', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'session.rejected', accessToken: 'one', because: 'passwordChanged' });
    await run.getToken.resolve(adaAgain);
    run.actor.send({ type: 'session.rejected', accessToken: 'an hour later' });
    await run.getToken.reject(failed('login_required'));
    await run.forget.resolve();
    expect(run.view()).toEqual({ kind: 'signedOut', code: 'noSession' });
  });

  test('US-1: says that the access was ended and given back, which is no changed password', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'session.rejected', accessToken: 'one', because: 'accessRenewed' });
    await run.getToken.reject(failed('login_required'));
    await run.forget.resolve();
    expect(run.view()).toEqual({ kind: 'signedOut', code: 'accessRenewed' });
    expect(goesOnByItself(run.view())).toBe(false);
  });

  test('US-1: ends with words of its own when the API knows the user no more', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'access.ended' });
    expect(run.state()).toBe('forgetting');
    await run.forget.resolve();
    expect(run.view()).toEqual({ kind: 'problem', code: 'accessEnded', way: 'otherAccount' });
    expect(run.types()).toEqual(['session.ended']);
  });

  test('logs out when the id token has expired', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'session.expired' });
    await run.forget.reject(new Error('storage'));
    expect(run.view()).toEqual({ kind: 'signedOut', code: 'expired' });
    expect(run.actor.getSnapshot().context.session).toBeNull();
  });

  test('T13: a revoked refresh token asks for the login', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'token.failed', error: failed('invalid_grant') });
    await run.forget.resolve();
    expect(run.state()).toBe('reauthRequired');
    run.actor.send({ type: 'login.requested', returnTo: '/users' });
    expect(run.login.calls[0]?.args[0].returnTo).toBe('/users');
  });
});

describe('identity: another tab', () => {
  test('that removes and sets the user is one change', async () => {
    const run = await signedIn();
    const calls = run.getToken.calls.length;
    run.page({ type: 'storage.changed' });
    run.clock.increment(60);
    run.page({ type: 'storage.changed' });
    run.clock.increment(60);
    expect(run.state()).toBe('signedIn.settling');
    run.clock.increment(40);
    await run.getToken.resolve(grace);
    expect(run.getToken.calls.length - calls).toBe(1);
    expect(run.view()).toEqual({ kind: 'signedIn', session: grace, condition: 'userChanged' });
    expect(run.emitted).toEqual([{ type: 'user.changed', session: grace }]);
    run.actor.send({ type: 'user.accepted' });
    expect(run.state()).toBe('signedIn.fresh');
  });

  test('that only refreshes changes nothing', async () => {
    const run = await signedIn();
    run.page({ type: 'storage.changed' });
    run.clock.increment(100);
    await run.getToken.resolve(adaAgain);
    expect(run.types()).toEqual(['session.refreshed']);
  });

  test('that loses its session ends this one too, which is not called signing out', async () => {
    const run = await signedIn();
    run.page({ type: 'storage.changed' });
    run.clock.increment(100);
    await run.getToken.reject(failed('login_required'));
    await run.forget.resolve();
    expect(run.view()).toEqual({ kind: 'signedOut', code: 'endedElsewhere' });
  });

  test('that logs out ends this one too', async () => {
    const run = await signedIn();
    run.page({ type: 'storage.changed', isSignOut: true });
    run.page({ type: 'storage.changed' });
    run.clock.increment(100);
    await run.getToken.reject(failed('login_required'));
    await run.forget.resolve();
    expect(run.view()).toEqual({ kind: 'signedOut', code: 'elsewhere' });
  });

  test('that signs in wakes one that is signed out', async () => {
    const run = start();
    await run.prepare.resolve();
    await run.getToken.reject(failed('login_required'));
    run.page({ type: 'storage.changed' });
    await run.getToken.resolve(ada);
    expect(run.state()).toBe('signedIn.fresh');
  });

  test('whose session never lasts here wakes this one twice, not for ever', async () => {
    const run = await signedIn();
    const lose = async () => {
      run.actor.send({ type: 'token.failed', error: failed('invalid_grant') });
      await run.forget.resolve();
      expect(run.state()).toBe('reauthRequired');
      run.page({ type: 'storage.changed' });
    };
    for (let times = 0; times < 2; times += 1) {
      await lose();
      await run.getToken.resolve(ada);
      expect(run.state()).toBe('signedIn.fresh');
    }
    await lose();
    expect(run.state()).toBe('reauthRequired');
    run.actor.send({ type: 'login.requested', returnTo: '/users' });
    expect(run.state()).toBe('redirecting');
  });

  test('wakes this one again once a session has lasted', async () => {
    const run = await signedIn();
    for (let times = 0; times < 3; times += 1) {
      run.actor.send({ type: 'token.failed', error: failed('invalid_grant') });
      await run.forget.resolve();
      run.page({ type: 'storage.changed' });
      await run.getToken.resolve(ada);
      run.clock.increment(60_000);
    }
    expect(run.state()).toBe('signedIn.fresh');
  });
});

describe('ST-5: who is still here after leaving for the login', () => {
  test.each(['redirecting', 'leftAtProvider'])('opens the same page again from %s', async (state) => {
    const run = start();
    await run.prepare.resolve();
    await run.getToken.reject(failed('login_required'));
    run.actor.send({ type: 'login.requested', returnTo: '/users', screen: 'login' });
    if (state === 'leftAtProvider') await run.login.resolve();
    expect(run.state()).toBe(state);
    run.actor.send({ type: 'login.requested' });
    expect(run.login.calls.map(({ args }) => args[0])).toEqual(
      [1, 2].map(() => ({ returnTo: '/users', screen: 'login', rounds: 0 })),
    );
  });
});

describe('SH-1: logout', () => {
  test('leaves for the provider, and a page that comes back asks again', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'logout.requested' });
    expect(run.view()).toEqual({ kind: 'busy', doing: 'signingOut' });
    await run.logout.resolve();
    expect(run.state()).toBe('leftAtProvider');
    expect(run.types()).toEqual(['logged.out']);
    run.page({ type: 'page.restored' });
    await run.getToken.reject(failed('login_required'));
    expect(run.view()).toEqual({ kind: 'signedOut', code: 'loggedOut' });
  });

  test('and who came back as somebody else is another user, of whom nothing must be left', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'logout.requested' });
    await run.logout.resolve();
    run.page({ type: 'page.restored' });
    await run.getToken.resolve(grace);
    expect(run.emitted).toEqual([{ type: 'logged.out' }, { type: 'user.changed', session: grace }]);
    expect(run.view()).toEqual({ kind: 'signedIn', session: grace, condition: 'userChanged' });
  });

  test('and who came back without it goes on', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'logout.requested' });
    await run.logout.resolve();
    run.page({ type: 'page.restored' });
    await run.getToken.resolve(adaAgain);
    expect(run.emitted).toEqual([{ type: 'logged.out' }, { type: 'session.refreshed', session: adaAgain }]);
    expect(run.state()).toBe('signedIn.fresh');
  });

  test('that fails says so and stays signed in', async () => {
    const run = await signedIn();
    run.actor.send({ type: 'logout.requested' });
    await run.logout.reject(new Error('no'));
    expect(run.types()).toEqual(['logout.failed']);
    expect(run.view()).toEqual({ kind: 'signedIn', session: ada, condition: 'fresh' });
  });

  test('of an unknown provider is a warning and nothing else', async () => {
    const run = start({ provider: 'firebase' });
    await run.prepare.resolve();
    await run.getToken.resolve(ada);
    run.actor.send({ type: 'logout.requested' });
    expect(run.emitted.at(-1)).toEqual({ type: 'provider.unknown', provider: 'firebase' });
    expect(run.logout.calls).toHaveLength(0);
    expect(run.state()).toBe('signedIn.fresh');
  });
});

test('the page is listened to as long as the sign-in lives', async () => {
  const run = start();
  await settle();
  expect(run.watchers()).toBe(1);
  run.actor.stop();
  expect(run.watchers()).toBe(0);
});
