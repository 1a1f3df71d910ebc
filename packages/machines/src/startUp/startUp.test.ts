import { ApiError } from '@parley/api';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { emittedBy, heldPort, settle, simulatedClock, stateOf } from '../testing/drive.ts';
import { startUpViewOf } from './startUp.connect.ts';
import { startUpWith } from './startUp.ports.ts';
import type { StartUpEmitted } from './startUp.types.ts';

function token(permissions: string[]): string {
  const payload = { sub: 'auth0|1', iss: 'http://localhost:4001/', permissions };
  return `e30.${btoa(JSON.stringify(payload))}.c2ln`;
}

const sessionOf = (accessToken: string) => ({ accessToken, name: 'Ada', avatarUrl: null });
const admin = sessionOf(token(['admin:portal']));
const user = sessionOf(token(['read:portal']));

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
  const emitted = emittedBy<StartUpEmitted>(actor);
  actor.start();
  return {
    ...{ actor, clock, emitted, wizard, assistants },
    state: () => stateOf(actor),
    view: () => startUpViewOf(actor.getSnapshot()),
    feedback: () => emitted.flatMap((event) => (event.type === 'feedback.raised' ? [event.feedback] : [])),
  };
}

async function loading(session = admin) {
  const run = start();
  run.actor.send({ type: 'session.started', session });
  await settle();
  expect(run.state()).toBe('loading.prompt');
  return run;
}

describe('ST-1: start-up', () => {
  test('waits for the sign-in, then has a user with the flag and the rights', async () => {
    const run = start();
    expect(run.view()).toEqual({ kind: 'loading', isLate: false });
    run.actor.send({ type: 'session.started', session: admin });
    await settle();
    await run.wizard.resolve(true);
    expect(run.state()).toBe('loading.prompt');
    await run.assistants.resolve(false);
    expect(run.view()).toMatchObject({
      kind: 'signedIn',
      rights: 'none',
      user: { isAdmin: true, showWelcomeWizard: true, name: 'Ada' },
    });
    expect(run.feedback()).toEqual([]);
  });

  test('has no user without a token', () => {
    const run = start();
    run.actor.send({ type: 'session.ended' });
    expect(run.view()).toEqual({ kind: 'signedOut' });
    expect(run.emitted).toEqual([{ type: 'user.lost' }]);
  });

  test('has no user when the token cannot be read', async () => {
    const run = start();
    run.actor.send({ type: 'session.started', session: sessionOf('nonsense') });
    await settle();
    expect(run.view()).toEqual({ kind: 'signedOut' });
    expect(run.wizard.calls).toHaveLength(0);
  });

  test('starts anew with another user', async () => {
    const run = await loading();
    await run.wizard.resolve(false);
    await run.assistants.resolve(true);
    run.actor.send({ type: 'session.started', session: user });
    expect(run.actor.getSnapshot().context.user).toBeNull();
    await settle();
    expect(run.view()).toEqual({ kind: 'loading', isLate: false });
    await run.wizard.resolve(false);
    await run.assistants.resolve(true);
    expect(run.view()).toMatchObject({ kind: 'signedIn', user: { isAdmin: false } });
  });
});

describe('ST-1: a wizard flag that cannot be fetched still sets the user, wizard off', () => {
  test.each([
    ['admin', admin, 500, { kind: 'toast', code: 'generic' }],
    ['admin', admin, 403, { kind: 'toast', code: 'generic' }],
    ['admin', admin, 429, { kind: 'toast', code: 'rateLimited', retryAfter: null }],
    ['admin', admin, 461, { kind: 'dialog', code: 'subscription', status: 461, resetAt: null }],
    ['user', user, 461, { kind: 'toast', code: 'generic' }],
    ['user', user, 500, { kind: 'toast', code: 'generic' }],
  ])('%s, %#: %s', async (_, session, status, feedback) => {
    const run = await loading(session);
    await run.wizard.reject(new ApiError({ status, code: 'x' }));
    await run.assistants.resolve(true);
    expect(run.view()).toMatchObject({
      kind: 'signedIn',
      rights: 'some',
      user: { showWelcomeWizard: false },
    });
    expect(run.feedback()).toEqual([feedback]);
  });

  test('with one message, even where both fetches fail', async () => {
    const run = await loading();
    await run.wizard.reject(ApiError.unreadable());
    await run.assistants.reject(new ApiError({ status: 500, code: 'x' }));
    expect(run.view()).toMatchObject({ kind: 'signedIn', rights: 'unknown' });
    expect(run.feedback()).toEqual([{ kind: 'toast', code: 'generic' }]);
  });

  test('except that a refused token leaves no user', async () => {
    const run = await loading();
    await run.wizard.resolve(false);
    await run.assistants.reject(new ApiError({ status: 401, code: 'x' }));
    expect(run.view()).toEqual({ kind: 'signedOut' });
    expect(run.feedback()).toEqual([]);
    // The sign-in refreshes a refused token once; the start goes on with the new one.
    run.actor.send({ type: 'session.refreshed', session: admin });
    await settle();
    await run.wizard.resolve(false);
    await run.assistants.resolve(true);
    expect(run.view()).toMatchObject({ kind: 'signedIn' });
    run.actor.send({ type: 'session.refreshed', session: admin });
    expect(run.state()).toBe('signedIn');
  });
});

describe('faults: a slow or missing network at start-up', () => {
  test('says that it takes long, and ends with a retry, never with an eternal overlay', async () => {
    const run = await loading();
    run.clock.increment(8000);
    expect(run.view()).toEqual({ kind: 'loading', isLate: true });
    run.clock.increment(22_000);
    expect(run.view()).toEqual({ kind: 'timedOut' });
    expect(run.wizard.calls[0]?.args[0].aborted).toBe(true);
    run.actor.send({ type: 'load.retried' });
    await run.wizard.resolve(false);
    await run.assistants.resolve(true);
    expect(run.view()).toMatchObject({ kind: 'signedIn' });
  });

  test('retries by itself while offline, later and later, and at once when back', async () => {
    const run = await loading();
    const offline = async () => {
      await run.wizard.reject(ApiError.fromNetwork(new TypeError()));
      await run.assistants.reject(ApiError.fromNetwork(new TypeError()));
    };
    await offline();
    expect(run.view()).toEqual({ kind: 'offline' });
    run.clock.increment(1000);
    expect(run.state()).toBe('loading.prompt');
    await offline();
    run.clock.increment(1999);
    expect(run.state()).toBe('offline');
    run.actor.send({ type: 'network.restored' });
    expect(run.state()).toBe('loading.prompt');
    await run.wizard.resolve(false);
    await run.assistants.resolve(true);
    expect(run.feedback()).toEqual([]);
  });
});

test('ST-3, WZ-1: a finished wizard and a first assistant change what the guard decides on', async () => {
  const run = await loading();
  await run.wizard.resolve(true);
  await run.assistants.resolve(false);
  run.actor.send({ type: 'wizard.completed' });
  run.actor.send({ type: 'rights.changed', rights: 'some' });
  expect(run.view()).toMatchObject({ rights: 'some', user: { showWelcomeWizard: false } });
  const last = run.emitted.at(-1);
  expect(last).toMatchObject({ type: 'user.loaded', rights: 'some', user: { showWelcomeWizard: false } });
});
