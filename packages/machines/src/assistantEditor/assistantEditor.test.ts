import { ApiError } from '@parley/api';
import type { AssistantDraft } from '@parley/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settle } from '../testing/drive.ts';
import { connectAssistantEditor } from './assistantEditor.connect.ts';
import { draft, failed, newer, start } from './assistantEditor.testing.ts';
import { sameDraft } from './sameDraft.ts';

test('ER-1: what the subscription refuses is told by the dialog alone, wherever it was tried', async () => {
  const refused = new ApiError({ status: 461, code: 'payment_issue' });
  const told = {
    type: 'feedback.raised',
    feedback: expect.objectContaining({ kind: 'dialog', status: 461 }),
  };
  const saving = start();
  saving.change({ name: 'Store' });
  saving.actor.send({ type: 'save.wanted' });
  await saving.save.reject(refused);
  expect(saving.emitted).toEqual([told]);
  expect(saving.view()).toEqual({ kind: 'saveFailed', problem: { code: 'told' } });

  const deleting = start();
  deleting.actor.send({ type: 'delete.wanted' });
  deleting.actor.send({ type: 'delete.confirmed' });
  await deleting.remove.reject(refused);
  expect(deleting.emitted).toEqual([told]);
});

describe('AS-4: edits', () => {
  test('are dirty, and clean again when they are taken back by hand', () => {
    const run = start();
    run.change({ name: 'Store' });
    expect(run.view()).toEqual({ kind: 'dirty' });
    run.change({ name: 'Shop' });
    expect(run.view()).toEqual({ kind: 'clean' });
  });

  test('are saved over the version they were made on, and said to be for a moment', async () => {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'save.wanted' });
    expect(run.save.calls[0]?.args.slice(0, 2)).toEqual([{ ...draft, name: 'Store', temperature: 0.2 }, 1]);
    await run.save.resolve({ kind: 'saved', version: 2 });
    expect(run.view()).toEqual({ kind: 'saved' });
    run.clock.increment(4000);
    expect(run.view()).toEqual({ kind: 'clean' });
    expect(run.context().saved).toEqual({ draft: { ...draft, name: 'Store', temperature: 0.2 }, version: 2 });
  });

  test('made while a save runs are kept for the next one', async () => {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'save.wanted' });
    run.change({ temperature: 0.7 });
    await run.save.resolve({ kind: 'saved', version: 2 });
    expect(run.view()).toEqual({ kind: 'dirty' });
    expect(run.context().saved.draft).toEqual({ ...draft, name: 'Store', temperature: 0.2 });
    expect(run.context().draft).toEqual({ ...draft, name: 'Store', temperature: 0.7 });
  });

  test('survive a save that fails', async () => {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'save.wanted' });
    await run.save.reject(new ApiError({ status: 0, code: 'network' }));
    expect(run.view()).toMatchObject({ kind: 'saveFailed', problem: { code: 'offline' } });
    run.actor.send({ type: 'save.wanted' });
    expect(run.save.calls).toHaveLength(2);
  });

  test('that the server refuses name their field until it is changed', async () => {
    const run = start();
    run.change({ name: 'Taken' });
    run.actor.send({ type: 'save.wanted' });
    await run.save.resolve({ kind: 'refused', fields: { name: 'Taken.', 'widget.color': 'Odd.' } });
    run.change({ name: 'Free' });
    expect(run.view()).toEqual({ kind: 'refused', errors: { 'widget.color': 'Odd.' } });
  });

  test('wait for the connection, and are still there when it is back', () => {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'connection.lost' });
    expect(run.view()).toEqual({ kind: 'offline' });
    run.actor.send({ type: 'connection.restored' });
    expect(run.view()).toEqual({ kind: 'dirty' });
  });

  test('go on without a connection, and can be taken back', () => {
    const run = start();
    run.actor.send({ type: 'connection.lost' });
    run.change({ name: 'Store' });
    expect(run.view()).toEqual({ kind: 'offline' });
    expect(run.context().draft.name).toBe('Store');
    run.actor.send({ type: 'changes.discarded' });
    expect(run.context().draft).toEqual(run.context().saved.draft);
    const told = { type: 'draft.discarded', base: run.context().saved, draft: { name: 'Store' } };
    expect(run.emitted).toMatchObject([told]);
    run.change({ name: 'Store desk' });
    run.actor.send({ type: 'connection.restored' });
    expect(run.view()).toEqual({ kind: 'dirty' });
  });
});

describe('AS-4: a question without a connection', () => {
  function leavingOffline() {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'connection.lost' });
    run.actor.send({ type: 'page.left', to: '/users' });
    expect(run.view()).toMatchObject({ kind: 'leaving' });
    return run;
  }

  test.each(['review.wanted', 'revert.wanted', 'versions.wanted', 'delete.wanted'] as const)(
    '%s: the connection is lost meanwhile, and still missed when it is cancelled',
    (type) => {
      const run = start();
      run.actor.send({ type });
      run.actor.send({ type: 'connection.lost' });
      run.actor.send({ type: 'question.cancelled' });
      expect(run.view()).toEqual({ kind: 'offline' });
    },
  );

  test('the page behind the question is told that there is none', () => {
    const run = leavingOffline();
    const isOffline = () => connectAssistantEditor(run.actor.getSnapshot(), run.actor.send).isOffline;
    expect(isOffline()).toBe(true);
    run.actor.send({ type: 'connection.restored' });
    expect(isOffline()).toBe(false);
  });

  test('who stays after all is still told that there is none', () => {
    const run = leavingOffline();
    run.actor.send({ type: 'question.cancelled' });
    expect(run.view()).toEqual({ kind: 'offline' });
    run.actor.send({ type: 'connection.restored' });
    expect(run.view()).toEqual({ kind: 'dirty' });
  });

  test('one that came back while the question was open is there', () => {
    const run = leavingOffline();
    run.actor.send({ type: 'connection.restored' });
    run.actor.send({ type: 'question.cancelled' });
    expect(run.view()).toEqual({ kind: 'dirty' });
  });
});

describe('AS-4: somebody else saved first', () => {
  async function inConflict() {
    const run = start();
    run.change({ name: 'Store', language: 'de' });
    run.actor.send({ type: 'save.wanted' });
    await run.save.resolve({ kind: 'conflict', newer });
    const changes = { both: ['name'], mine: ['language'], theirs: ['temperature'] };
    expect(run.view()).toEqual({ kind: 'conflict', newer, changes });
    return run;
  }

  test('own words of a field that both changed can be kept, with what they alone changed', async () => {
    const run = await inConflict();
    run.actor.send({ type: 'conflict.resolved', mine: ['name'] });
    expect(run.save.calls[1]?.args.slice(0, 2)).toEqual([
      { ...draft, name: 'Store', language: 'de', temperature: 0.9 },
      5,
    ]);
  });

  test('theirs can be taken, and what the reader alone changed is saved over it', async () => {
    const run = await inConflict();
    run.actor.send({ type: 'conflict.resolved', mine: [] });
    expect(run.save.calls[1]?.args.slice(0, 2)).toEqual([{ ...newer.draft, language: 'de' }, 5]);
  });

  test('nothing is saved where only theirs is left', async () => {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'save.wanted' });
    await run.save.resolve({ kind: 'conflict', newer });
    run.actor.send({ type: 'conflict.resolved', mine: [] });
    expect(run.view()).toEqual({ kind: 'clean' });
    expect(run.context()).toMatchObject({ draft: newer.draft, saved: { version: 5 } });
    expect(run.save.calls).toHaveLength(1);
  });

  describe('FA-1: and the page was loaded again', () => {
    function restored(patch: Partial<AssistantDraft>, met: typeof newer | null = newer) {
      const run = start();
      const base = { draft, version: 1 };
      run.actor.send({ type: 'draft.restored', base, draft: { ...draft, ...patch }, newer: met });
      return run;
    }

    test('a field that both changed is chosen, and what was chosen is not saved by itself', () => {
      const run = restored({ name: 'Store', language: 'de' });
      const changes = { both: ['name'], mine: ['language'], theirs: ['temperature'] };
      expect(run.view()).toEqual({ kind: 'conflict', newer, changes });
      run.actor.send({ type: 'conflict.resolved', mine: ['name'] });
      expect(run.view()).toEqual({ kind: 'dirty' });
      expect(run.context()).toMatchObject({
        draft: { ...newer.draft, name: 'Store', language: 'de' },
        saved: { draft: newer.draft, version: 5 },
      });
      expect(run.save.calls).toHaveLength(0);
    });

    test('the choice can be made later: nothing is lost, and the save asks again', async () => {
      const run = restored({ name: 'Store' });
      run.actor.send({ type: 'question.cancelled' });
      expect(run.view()).toEqual({ kind: 'dirty' });
      expect(run.context().draft.name).toBe('Store');
      run.actor.send({ type: 'save.wanted' });
      expect(run.save.calls[0]?.args[1]).toBe(1);
      await run.save.resolve({ kind: 'conflict', newer });
      expect(run.view()).toMatchObject({ kind: 'conflict' });
    });

    test('changes of different fields are joined, and it is told', () => {
      const run = restored({ language: 'de' });
      expect(run.view()).toEqual({ kind: 'dirty' });
      expect(run.context()).toMatchObject({
        draft: { ...newer.draft, language: 'de' },
        saved: { version: 5 },
        purpose: 'stay',
      });
      expect(run.emitted).toEqual([{ type: 'draft.merged' }]);
    });

    test('changes that others have saved alike are no changes any more', () => {
      const run = restored({ name: 'Theirs' });
      expect(run.view()).toEqual({ kind: 'clean' });
      expect(run.emitted).toEqual([]);
    });

    test('changes to the version that is there still are put back', () => {
      const run = restored({ name: 'Store' }, null);
      expect(run.view()).toEqual({ kind: 'dirty' });
      expect(run.context()).toMatchObject({ draft: { name: 'Store' }, saved: { version: 1 } });
      expect(run.emitted).toEqual([]);
    });
  });

  test('changes of different fields are joined and saved without a question, and it is told', async () => {
    const run = start();
    run.change({ language: 'de' });
    run.actor.send({ type: 'save.wanted' });
    await run.save.resolve({ kind: 'conflict', newer });
    expect(run.view()).toEqual({ kind: 'saving' });
    expect(run.emitted).toEqual([{ type: 'draft.merged' }]);
    expect(run.save.calls[1]?.args.slice(0, 2)).toEqual([{ ...newer.draft, language: 'de' }, 5]);
  });

  test.each([
    ['joined by itself', { language: 'de' }],
    ['chosen', { name: 'Store' }],
  ] as const)('what is %s is shown before it is published', async (_, patch) => {
    const run = start();
    run.change(patch);
    run.actor.send({ type: 'review.wanted' });
    run.actor.send({ type: 'publish.confirmed' });
    await run.save.resolve({ kind: 'conflict', newer });
    if (run.state() === 'conflict') run.actor.send({ type: 'conflict.resolved', mine: ['name'] });
    expect(run.view()).toEqual({ kind: 'publishing', step: { kind: 'asking' } });
    expect(run.context().draft).toEqual({ ...newer.draft, ...patch });
    expect(run.publish.calls).toHaveLength(0);
    run.actor.send({ type: 'publish.confirmed' });
    expect(run.save.calls[1]?.args[1]).toBe(5);
  });

  test('or the choice be put off', async () => {
    const run = await inConflict();
    run.actor.send({ type: 'question.cancelled' });
    expect(run.view()).toEqual({ kind: 'dirty' });
    expect(run.context().draft).toEqual({ ...draft, name: 'Store', language: 'de' });
  });
});

describe('AS-4: leaving', () => {
  test('is free when nothing is unsaved', () => {
    const run = start();
    run.actor.send({ type: 'page.left', to: '/users' });
    expect(run.emitted).toEqual([{ type: 'leave.allowed', to: '/users' }]);
  });

  test('asks otherwise, and staying keeps everything', () => {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'page.left', to: '/users' });
    expect(run.view()).toEqual({ kind: 'leaving', step: { kind: 'asking' } });
    run.actor.send({ type: 'question.cancelled' });
    expect(run.view()).toEqual({ kind: 'dirty' });
    expect(run.emitted).toEqual([]);
  });

  test('with saving goes on once it is saved', async () => {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'page.left', to: '/users' });
    run.actor.send({ type: 'leave.saved' });
    expect(run.view()).toEqual({ kind: 'leaving', step: { kind: 'running' } });
    await run.save.reject(failed);
    expect(run.view()).toMatchObject({ kind: 'leaving', step: { kind: 'failed' } });
    run.actor.send({ type: 'leave.saved' });
    await run.save.resolve({ kind: 'saved', version: 2 });
    expect(run.emitted.at(-1)).toEqual({ type: 'leave.allowed', to: '/users' });
  });

  test('during a save waits for it', async () => {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'save.wanted' });
    run.actor.send({ type: 'page.left', to: '/users' });
    await run.save.resolve({ kind: 'saved', version: 2 });
    expect(run.emitted.at(-1)).toEqual({ type: 'leave.allowed', to: '/users' });
    expect(run.save.calls).toHaveLength(1);
  });

  test('during a save may be given up: the page stays, and it is saved as if nobody had asked', async () => {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'save.wanted' });
    run.actor.send({ type: 'page.left', to: '/users' });
    run.actor.send({ type: 'question.cancelled' });
    expect(run.view()).toEqual({ kind: 'saving' });
    await run.save.resolve({ kind: 'saved', version: 2 });
    expect(run.view()).toEqual({ kind: 'saved' });
    expect(run.emitted.map(({ type }) => type)).toEqual(['draft.saved']);
  });

  test('during a save need not wait for it, and drops nothing', async () => {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'save.wanted' });
    run.actor.send({ type: 'leave.confirmed' });
    expect(run.emitted).toEqual([]);
    run.actor.send({ type: 'page.left', to: '/users' });
    run.actor.send({ type: 'leave.confirmed' });
    expect(run.emitted).toEqual([{ type: 'leave.allowed', to: '/users' }]);
    expect(run.context().draft.name).toBe('Store');
  });

  test('without saving drops the edits', () => {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'page.left', to: '/users' });
    run.actor.send({ type: 'leave.confirmed' });
    expect(run.emitted).toEqual([{ type: 'leave.allowed', to: '/users' }]);
    expect(run.context().draft).toEqual(draft);
  });
});

describe('AS-4: publishing', () => {
  test('saves first what is unsaved', async () => {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'review.wanted' });
    run.actor.send({ type: 'publish.confirmed' });
    expect(run.view()).toEqual({ kind: 'publishing', step: { kind: 'running' } });
    await run.save.resolve({ kind: 'saved', version: 2 });
    expect(run.publish.calls[0]?.args[0]).toBe(2);
    await run.publish.resolve();
    expect(run.view()).toEqual({ kind: 'clean' });
    expect(run.context().published).toEqual({ ...draft, name: 'Store', temperature: 0.2 });
  });

  test('that fails can be tried again', async () => {
    const run = start();
    run.actor.send({ type: 'review.wanted' });
    run.actor.send({ type: 'publish.confirmed' });
    await run.publish.reject(failed);
    expect(run.view()).toMatchObject({ kind: 'publishing', step: { kind: 'failed' } });
    run.actor.send({ type: 'publish.confirmed' });
    expect(run.publish.calls).toHaveLength(2);
  });

  test('FA-1: whose reply was lost is found in force when the assistant is read again', async () => {
    const run = start();
    run.actor.send({ type: 'review.wanted' });
    run.actor.send({ type: 'publish.confirmed' });
    await run.publish.reject(new ApiError({ status: 0, code: 'timeout' }));
    const problem = { code: 'notConfirmed' };
    expect(run.view()).toMatchObject({ kind: 'publishing', step: { kind: 'failed', problem } });
    const saved = { draft, version: 1 };
    for (const published of [null, { ...draft, name: 'Before' }]) {
      run.actor.send({ type: 'draft.read', saved, published });
      expect(run.view()).toMatchObject({ kind: 'publishing', step: { kind: 'failed', problem } });
    }
    // What somebody saved since, and published, is not what was to be.
    const others = { draft: { ...draft, name: 'Theirs' }, version: 2 };
    run.actor.send({ type: 'draft.read', saved: others, published: others.draft });
    expect(run.view()).toMatchObject({ kind: 'publishing', step: { kind: 'failed', problem } });
    expect(run.emitted).toEqual([]);

    run.actor.send({ type: 'publish.confirmed' });
    await run.publish.reject(new ApiError({ status: 0, code: 'timeout' }));
    run.actor.send({ type: 'draft.read', saved: others, published: { ...others.draft } });
    expect(run.view()).toEqual({ kind: 'clean' });
    expect(run.context().published).toEqual(others.draft);
    expect(run.emitted).toEqual([{ type: 'draft.published' }]);
  });

  test('can be given up for what is published, with edits that were never saved', async () => {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'review.wanted' });
    run.actor.send({ type: 'revert.wanted' });
    run.actor.send({ type: 'question.cancelled' });
    expect(run.view()).toEqual({ kind: 'dirty' });
    run.actor.send({ type: 'revert.wanted' });
    run.actor.send({ type: 'revert.confirmed' });
    await run.revert.resolve({ draft: { ...draft, name: 'Old' }, version: 9 });
    expect(run.view()).toEqual({ kind: 'saved' });
    expect(run.context().draft.name).toBe('Old');
  });

  test('can be taken back to', async () => {
    const run = start();
    run.actor.send({ type: 'revert.wanted' });
    run.actor.send({ type: 'revert.confirmed' });
    await run.revert.resolve({ draft: { ...draft, name: 'Old' }, version: 9 });
    expect(run.context()).toMatchObject({ draft: { ...draft, name: 'Old' }, saved: { version: 9 } });
  });
});

test('AS-1: deleting asks, and ends the editor', async () => {
  const run = start();
  run.actor.send({ type: 'delete.wanted' });
  run.actor.send({ type: 'delete.confirmed' });
  await run.remove.resolve();
  expect(run.view()).toEqual({ kind: 'deleted' });
  expect(run.emitted).toEqual([{ type: 'assistant.deleted' }]);
});

test('AS-4: a form without changes follows what another window saved, also below the differences', async () => {
  const run = start();
  const read = { ...draft, name: 'Renamed elsewhere' };
  run.actor.send({ type: 'draft.read', saved: { draft: read, version: 3 }, published: draft });
  expect(run.context()).toMatchObject({ draft: read, saved: { version: 3 }, published: draft });
  // An answer that is older than what is shown arrives late.
  run.actor.send({ type: 'draft.read', saved: { draft, version: 2 }, published: null });
  expect(run.context().draft.name).toBe('Renamed elsewhere');

  run.actor.send({ type: 'review.wanted' });
  const again = { ...draft, name: 'Renamed again' };
  run.actor.send({ type: 'draft.read', saved: { draft: again, version: 4 }, published: draft });
  expect(run.view()).toEqual({ kind: 'publishing', step: { kind: 'asking' } });
  run.actor.send({ type: 'publish.confirmed' });
  expect(run.publish.calls.at(-1)?.args[0]).toBe(4);
});

test('AS-4: changes stay on the version that they were made to, whatever is read meanwhile', () => {
  const run = start();
  run.change({ name: 'Mine' });
  run.actor.send({
    type: 'draft.read',
    saved: { draft: { ...draft, name: 'b' }, version: 3 },
    published: null,
  });
  expect(run.context().draft.name).toBe('Mine');
  expect(run.context().saved.version).not.toBe(3);
});

describe('AS-4: a form with changes says that a newer version was saved elsewhere', () => {
  const theirs = { draft: { ...draft, instructions: 'Theirs.' }, version: 3 };
  const behind = () => {
    const run = start();
    run.change({ name: 'Mine' });
    run.actor.send({ type: 'draft.read', saved: theirs, published: theirs.draft });
    const isBehind = () => connectAssistantEditor(run.actor.getSnapshot(), run.actor.send).isBehind;
    return { ...run, isBehind };
  };

  test('and compares with what is published by now', () => {
    const run = behind();
    expect(run.isBehind()).toBe(true);
    expect(run.view()).toEqual({ kind: 'dirty' });
    expect(run.context()).toMatchObject({ draft: { name: 'Mine' }, published: theirs.draft });
  });

  test('and is that version once the changes are discarded, or taken back by hand', () => {
    const discarded = behind();
    discarded.actor.send({ type: 'changes.discarded' });
    const taken = behind();
    taken.change({ name: 'Shop' });
    for (const run of [discarded, taken]) {
      expect(run.isBehind()).toBe(false);
      expect(run.view()).toEqual({ kind: 'clean' });
      expect(run.context()).toMatchObject({ saved: theirs, draft: theirs.draft });
    }
  });

  test('until a save has joined the two', async () => {
    const run = behind();
    run.actor.send({ type: 'save.wanted' });
    await run.save.resolve({ kind: 'conflict', newer: { ...newer, ...theirs } });
    expect(run.isBehind()).toBe(false);
    await run.save.resolve({ kind: 'saved', version: 4 });
    expect(run.context().saved).toEqual({ draft: { ...theirs.draft, name: 'Mine' }, version: 4 });
  });

  test('also where it was read below the differences to what is published', () => {
    const run = start();
    run.change({ name: 'Mine' });
    run.actor.send({ type: 'review.wanted' });
    run.actor.send({ type: 'draft.read', saved: theirs, published: theirs.draft });
    run.actor.send({ type: 'question.cancelled' });
    expect(connectAssistantEditor(run.actor.getSnapshot(), run.actor.send).isBehind).toBe(true);
  });
});

test('AS-4: what publishing is compared with follows whoever publishes meanwhile, and it is told', () => {
  const run = start();
  run.actor.send({ type: 'review.wanted' });
  const read = { saved: { draft, version: 2 }, published: draft };
  run.actor.send({ type: 'draft.read', ...read });
  run.actor.send({ type: 'question.cancelled' });

  run.change({ name: 'Mine' });
  run.actor.send({ type: 'review.wanted' });
  const asking = { kind: 'publishing', step: { kind: 'asking' } };
  expect(run.view()).toEqual(asking);
  const theirs = { ...draft, name: 'Theirs' };
  run.actor.send({ type: 'draft.read', saved: { draft: theirs, version: 3 }, published: draft });
  expect(run.view()).toEqual(asking);
  run.actor.send({ type: 'draft.read', saved: { draft: theirs, version: 3 }, published: theirs });
  expect(run.view()).toEqual({ ...asking, isOvertaken: true });
  expect(run.context()).toMatchObject({ published: theirs, draft: { name: 'Mine' }, saved: { version: 2 } });
  // An answer of before arrives late.
  run.actor.send({ type: 'draft.read', saved: { draft, version: 1 }, published: draft });
  expect(run.context().published).toEqual(theirs);

  run.actor.send({ type: 'question.cancelled' });
  run.actor.send({ type: 'review.wanted' });
  expect(run.view()).toEqual(asking);
});

const WALKS = 1000;
const SEED = 20_260_303;

const types = [
  ...['save.wanted', 'changes.discarded', 'leave.confirmed', 'leave.saved', 'review.wanted'],
  ...['publish.confirmed', 'revert.wanted', 'revert.confirmed', 'delete.wanted', 'question.cancelled'],
  ...['versions.wanted', 'restore.wanted', 'restore.confirmed', 'conflict.resolved'],
  ...['connection.lost', 'connection.restored'],
] as const;

const steps = fc.oneof(
  { weight: 4, arbitrary: fc.nat(5).map((value) => ({ by: 'edit' as const, value })) },
  { weight: 8, arbitrary: fc.constantFrom(...types).map((type) => ({ by: 'reader' as const, type })) },
  { weight: 2, arbitrary: fc.constant({ by: 'leave' as const }) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom('saved', 'conflict', 'refused', 'failed' as const)
      .map((outcome) => ({ by: 'server' as const, outcome })),
  },
);

/** What may drop an edit of the name: the reader says so, or takes another version. */
const DROPPING = new Set(['changes.discarded', 'leave.confirmed', 'conflict.resolved', 'revert.confirmed']);

test.each([
  ['fixed', SEED],
  ['fresh', undefined],
])('AS-4: over 1,000 walks of a %s seed no edit is lost that was not given up', async (_, seed) => {
  const walk = fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (taken) => {
    const run = start();
    let version = 1;
    for (const step of taken) {
      const before = run.context().draft;
      if (step.by === 'edit') run.change({ name: `name ${step.value}` });
      else if (step.by === 'reader') run.actor.send({ type: step.type, mine: [], number: 1 } as never);
      else if (step.by === 'leave') run.actor.send({ type: 'page.left', to: '/' });
      else {
        version += 1;
        for (const port of [run.publish, run.remove])
          for (const call of port.calls) call.reply.reject(failed);
        for (const call of run.revert.calls) call.reply.resolve({ draft, version });
        for (const call of run.restore.calls) {
          if (step.outcome === 'saved') call.reply.resolve({ kind: 'restored', draft, version });
          else call.reply.reject(failed);
        }
        const last = run.save.calls.at(-1);
        if (step.outcome === 'failed') last?.reply.reject(failed);
        if (step.outcome === 'saved') last?.reply.resolve({ kind: 'saved', version });
        if (step.outcome === 'conflict')
          last?.reply.resolve({ kind: 'conflict', newer: { ...newer, version } });
        if (step.outcome === 'refused') last?.reply.resolve({ kind: 'refused', fields: { name: 'no' } });
      }
      const isReverted = run.revert.calls.length + run.restore.calls.length > 0;
      await settle();
      const after = run.context();
      const mayDrop = step.by === 'edit' || (step.by === 'reader' && DROPPING.has(step.type)) || isReverted;
      if (!mayDrop) expect(after.draft).toEqual(before);
      // `clean` and `saved` mean that the server holds the draft.
      if (['clean', 'saved'].includes(run.state()))
        expect(sameDraft(after.draft, after.saved.draft)).toBe(true);
    }
    run.actor.stop();
  });
  await fc.assert(walk, { numRuns: WALKS, ...(seed === undefined ? {} : { seed }) });
});
