import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { chatViewOf } from './chat/chat.view.ts';
import { fixtures } from './fixtures.ts';
import { guardViewOf } from './guard/guard.view.ts';
import { signInViewOf } from './signIn/signIn.view.ts';
import { startUpViewOf } from './startUp/startUp.view.ts';
import { subscriptionBarViewOf } from './subscriptionBar/subscriptionBar.view.ts';
import { leafOf } from './testing/cover.ts';

const all = Object.entries(fixtures).flatMap(([machine, snapshots]) =>
  Object.entries(snapshots).map(([key, snapshot]): [string, string, AnyMachineSnapshot] => [
    machine,
    key,
    snapshot,
  ]),
);

test.each(all)('DS-3: %s can be pinned to %s, and stays there', (_, key, snapshot) => {
  const actor = createActor(snapshot.machine, { snapshot });
  actor.start();
  expect(leafOf(actor.getSnapshot())).toBe(key.split('@')[0]);
  actor.stop();
});

/** Keys whose view another key has already: for the reader they are one state. */
function alike(views: [key: string, view: unknown][]): string[] {
  const seen = new Set<string>();
  return views.flatMap(([key, view]) => {
    const text = JSON.stringify(view);
    if (seen.has(text)) return [key];
    seen.add(text);
    return [];
  });
}

const viewsOf = <S>(snapshots: Record<string, S>, viewOf: (snapshot: S) => unknown) =>
  Object.entries(snapshots).map(([key, snapshot]): [string, unknown] => [key, viewOf(snapshot)]);

describe('DS-3: what the view tells apart', () => {
  test('guard', () => {
    expect(alike(viewsOf(fixtures.guard, guardViewOf))).toEqual(['rendering@user']);
  });

  test('startUp', () => {
    expect(alike(viewsOf(fixtures.startUp, startUpViewOf))).toEqual(['decoding', 'loading.prompt']);
  });

  test('signIn', () => {
    expect(alike(viewsOf(fixtures.signIn, signInViewOf))).toEqual([
      'restoring',
      'leftAtProvider',
      'signedIn.refreshing',
      'signingOut',
    ]);
  });

  test('subscriptionBar', () => {
    expect(alike(viewsOf(fixtures.subscriptionBar, subscriptionBarViewOf))).toEqual([
      'fetching',
      'openingPortal',
      'leaving.toPortal',
      'closing',
      'closed',
    ]);
  });

  test('chat', () => {
    expect(alike(viewsOf(fixtures.chat, chatViewOf))).toEqual([
      'ready.idle.failedBefore@notConfirmed',
      'ready.idle.limited@463-admin',
      'ready.reconnecting',
    ]);
  });
});
