import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { assistantEditorViewOf } from './assistantEditor/assistantEditor.connect.ts';
import { chatViewOf } from './chat/chat.connect.ts';
import { dataFileViewOf } from './dataFile/dataFile.connect.ts';
import { byAudience, fixtures } from './fixtures.ts';
import { globalFeedbackViewOf } from './globalFeedback/globalFeedback.connect.ts';
import { guardViewOf } from './guard/guard.connect.ts';
import { signInViewOf } from './signIn/signIn.connect.ts';
import { startUpViewOf } from './startUp/startUp.connect.ts';
import { subscriptionBarViewOf } from './subscriptionBar/subscriptionBar.connect.ts';
import { leafOf } from './testing/explore.ts';
import { welcomeWizardViewOf } from './welcomeWizard/welcomeWizard.connect.ts';

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

const faces = all.flatMap(([machine, key, snapshot]) => {
  const facesOf = machine in byAudience ? byAudience[machine as keyof typeof byAudience] : () => ({});
  return Object.entries(facesOf(snapshot as never)).map(
    ([audience, seen]): [string, string, string, AnyMachineSnapshot] => [
      machine,
      key,
      audience,
      seen as AnyMachineSnapshot,
    ],
  );
});

test.each(faces)('DS-3: %s %s is the same state to %s', (_, key, __, seen) => {
  expect(leafOf(seen)).toBe(key.split('@')[0]);
});

/** Keys of states whose view is the same as that of an earlier key: the reader can't tell them apart. */
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

  test('dataFile', () => {
    expect(alike(viewsOf(fixtures.dataFile, dataFileViewOf))).toEqual([]);
  });

  test('assistantEditor', () => {
    // They differ in what is not part of the view: the draft, and what is known of others.
    expect(alike(viewsOf(fixtures.assistantEditor, assistantEditorViewOf))).toEqual([
      'clean@neverPublished',
      'dirty@newerElsewhere',
      'publishing.asking@unsaved',
      'publishing.running',
      'offline@unsaved',
    ]);
  });

  test('globalFeedback', () => {
    expect(alike(viewsOf(fixtures.globalFeedback, globalFeedbackViewOf))).toEqual([
      'toasts.held',
      'refused@oneWaits',
    ]);
  });

  test('welcomeWizard', () => {
    // Neither the steps that are offered nor the words of a dialog are part of the view.
    expect(alike(viewsOf(fixtures.welcomeWizard, welcomeWizardViewOf))).toEqual([
      'starting.looking',
      'answering.hello@short',
      'finishing.creating',
      'finishing.completing',
      'failed@dialog',
      'finished',
    ]);
  });
});
