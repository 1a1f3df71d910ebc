import type { Session } from '@parley/machines';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { App } from './createApp.ts';
import { createFeedback } from './feedback.ts';
import { createFollowRole } from './followRole.ts';
import { createLeaving } from './leaving.ts';
import { createSignIn, createStartUp, userOf } from './session.ts';
import { startApp } from './startApp.ts';
import { createStore } from './store.ts';

type Role = 'admin' | 'user';

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost:4000/users'));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {} });
});

function sessionOf(role: Role): Session {
  const permissions = role === 'admin' ? ['admin:portal'] : ['read:portal'];
  const payload = btoa(JSON.stringify({ sub: 'auth0|1', iss: 'http://localhost:4001/', permissions }));
  return { accessToken: `e30.${payload}.c2ln`, subject: 'auth0|1', name: 'Ada', avatarUrl: null };
}

/** The portal's session on a provider whose tokens give the role that `provider.says`. */
async function openAs(role: Role) {
  const provider = { says: role, renewals: 0, answers: Promise.resolve() };
  const signIn = createSignIn({
    getToken: async () => '',
    idTokenExpired: async () => false,
    signInAgain: async () => 'same',
    ports: {
      prepare: async () => {},
      async getToken(how) {
        if (how === 'renewed') provider.renewals += 1;
        return sessionOf(provider.says);
      },
      handleCallback: () => Promise.reject(new Error('There is no callback.')),
      login: async () => {},
      logout: async () => {},
      forget: async () => {},
      watchPage: () => () => {},
    },
  });
  const startUp = createStartUp({
    provider: 'embedded',
    fetchShowWelcomeWizard: async () => false,
    fetchHasAssistants: async () => {
      await provider.answers;
      return true;
    },
  });
  const feedback = createFeedback();
  const queryClient = new QueryClient();
  const app = {
    ...{ signIn, startUp, feedback, queryClient, queries: { assistants: { queryKey: ['assistants'] } } },
    config: { identity: { kind: 'embedded' } },
    followRole: createFollowRole({ signIn, startUp }),
    language: { follow: () => () => {} },
    leaving: createLeaving(),
    roleEnd: createStore<(() => void) | null>(null),
  } as unknown as App;
  const navigation = { replace: vi.fn(), recheck: vi.fn() };
  startApp(app, navigation);
  await vi.waitFor(() => expect(userOf(app)).not.toBeNull());
  navigation.recheck.mockClear();
  queryClient.setQueryData(['users'], 'read in the former role');
  return {
    ...{ app, provider, navigation, queryClient },
    isAdmin: () => userOf(app)?.user.isAdmin,
    told: () => feedback.actor.getSnapshot().context.toasts.map(({ message }) => message.code),
  };
}

const settled = (run: Awaited<ReturnType<typeof openAs>>, renewals: number) =>
  vi.waitFor(() => {
    expect(run.provider.renewals).toBe(renewals);
    expect(run.app.signIn.getSnapshot().matches({ signedIn: 'fresh' })).toBe(true);
    expect(userOf(run.app)).not.toBeNull();
  });

test('US-1: an open window becomes an administrator’s when its reader is made one, by one new token', async () => {
  const run = await openAs('user');
  run.provider.says = 'admin';
  run.app.followRole('admin');
  run.app.followRole('admin');
  await settled(run, 1);
  expect(run.isAdmin()).toBe(true);
  expect(run.told()).toEqual(['becameAdmin']);
  expect(run.queryClient.getQueryData(['users'])).toBeUndefined();
  expect(run.navigation.recheck).toHaveBeenCalledOnce();
  expect(run.navigation.replace).not.toHaveBeenCalled();
});

test('US-1, RT-3: whoever could use nothing is led to what an administrator sees first', async () => {
  vi.stubGlobal('location', new URL('http://localhost:4000/no-assistants'));
  const run = await openAs('user');
  run.provider.says = 'admin';
  run.app.followRole('admin');
  await settled(run, 1);
  expect(run.navigation.replace).toHaveBeenCalledExactlyOnceWith('/');
});

test('US-1, RT-8: it loses what is for administrators when they are one no more, without an error page', async () => {
  const run = await openAs('admin');
  run.provider.says = 'user';
  run.app.followRole('user');
  await settled(run, 1);
  expect(run.isAdmin()).toBe(false);
  expect(run.told()).toEqual(['becameUser']);
  expect(run.navigation.replace).toHaveBeenCalledExactlyOnceWith('/');
  // And back: each change asks for a token of its own.
  run.provider.says = 'admin';
  run.app.followRole('admin');
  await settled(run, 2);
  expect(run.isAdmin()).toBe(true);
});

test('US-1, RT-8: nor where another window renews the token while this one starts anew', async () => {
  const run = await openAs('admin');
  const held = Promise.withResolvers<void>();
  run.provider.answers = held.promise;
  run.provider.says = 'user';
  const refreshed = vi.fn();
  run.app.signIn.on('session.refreshed', refreshed);
  run.app.followRole('user');
  await vi.waitFor(() => expect(refreshed).toHaveBeenCalledOnce());
  run.app.signIn.send({ type: 'storage.changed' });
  await vi.waitFor(() => expect(refreshed).toHaveBeenCalledTimes(2));
  held.resolve();
  await settled(run, 1);
  expect(run.told()).toEqual(['becameUser']);
  expect(run.navigation.replace).toHaveBeenCalledExactlyOnceWith('/');
});

test('US-1: a provider whose new token says the old role is not asked again', async () => {
  const run = await openAs('user');
  run.app.followRole('admin');
  await settled(run, 1);
  run.app.followRole('admin');
  await settled(run, 1);
  expect(run.isAdmin()).toBe(false);
  expect(run.told()).toEqual([]);
  expect(run.queryClient.getQueryData(['users'])).toBe('read in the former role');
});

test('US-1: the role that the token says asks for nothing', async () => {
  const run = await openAs('admin');
  run.app.followRole('admin');
  await settled(run, 0);
  expect(run.app.signIn.getSnapshot().matches({ signedIn: 'fresh' })).toBe(true);
});

test('US-1, FA-1: what an administrator typed stays until they let go of it; then they are a user', async () => {
  const run = await openAs('admin');
  const { leaving, roleEnd, signIn } = run.app;
  const letGo = leaving.watch(
    () => {},
    () => true,
  );
  run.provider.says = 'user';
  run.app.followRole('user');
  await vi.waitFor(() => expect(roleEnd.get()).not.toBeNull());
  // Another window renews the token meanwhile, when the form has nothing to lose any more.
  letGo();
  const goOn = roleEnd.get();
  signIn.send({ type: 'storage.changed' });
  await vi.waitFor(() => expect(roleEnd.get()).not.toBe(goOn));
  expect(run.isAdmin()).toBe(true);
  expect(run.navigation.replace).not.toHaveBeenCalled();
  roleEnd.get()?.();
  await settled(run, 1);
  expect(roleEnd.get()).toBeNull();
  expect(run.isAdmin()).toBe(false);
  expect(run.told()).toEqual(['becameUser']);
});

test('US-1: who is made an administrator again meanwhile is asked nothing', async () => {
  const run = await openAs('admin');
  run.app.leaving.watch(
    () => {},
    () => true,
  );
  run.provider.says = 'user';
  run.app.followRole('user');
  await vi.waitFor(() => expect(run.app.roleEnd.get()).not.toBeNull());
  run.provider.says = 'admin';
  run.app.followRole('admin');
  run.app.signIn.send({ type: 'role.changed' });
  await settled(run, 2);
  expect(run.app.roleEnd.get()).toBeNull();
  expect(run.told()).toEqual([]);
});
