import { ApiError } from '@parley/api';
import type { AssistantDraft } from '@parley/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { emittedBy, heldPort, settle, simulatedClock, stateOf } from '../testing/drive.ts';
import { assistantEditorViewOf } from './assistantEditor.connect.ts';
import { exampleDraft } from './assistantEditor.fixtures.ts';
import { assistantEditorWith } from './assistantEditor.ports.ts';
import type { AssistantEditorEmitted, SavedVersion, SaveOutcome } from './assistantEditor.types.ts';
import { sameDraft } from './sameDraft.ts';

const draft = { ...exampleDraft, name: 'Shop', temperature: 0.2 };

function start() {
  const clock = simulatedClock();
  const save = heldPort<[AssistantDraft, number, AbortSignal], SaveOutcome>();
  const publish = heldPort<[number, AbortSignal], void>();
  const revert = heldPort<[number, AbortSignal], SavedVersion>();
  const remove = heldPort<[AbortSignal], void>();
  const ports = {
    saveDraft: save.port,
    publish: publish.port,
    revert: revert.port,
    deleteAssistant: remove.port,
  };
  const actor = createActor(assistantEditorWith(ports), {
    clock,
    input: { saved: { draft, version: 1 }, published: null },
  });
  const emitted = emittedBy<AssistantEditorEmitted>(actor);
  actor.start();
  return {
    ...{ actor, clock, emitted, save, publish, revert, remove },
    change: (patch: Partial<AssistantDraft>) => actor.send({ type: 'draft.changed', patch }),
    state: () => stateOf(actor),
    view: () => assistantEditorViewOf(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
  };
}

const failed = new ApiError({ status: 500, code: 'x' });
const newer = {
  draft: { ...draft, name: 'Theirs', temperature: 0.9 },
  version: 5,
  savedBy: 'Agent',
  isOwn: false,
  savedAt: '2026-03-10T14:00:00.000Z',
};

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
    run.clock.increment(2000);
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
    run.change({ name: 'Store desk' });
    run.actor.send({ type: 'connection.restored' });
    expect(run.view()).toEqual({ kind: 'dirty' });
  });
});

describe('AS-4: somebody else saved first', () => {
  async function inConflict() {
    const run = start();
    run.change({ name: 'Store' });
    run.actor.send({ type: 'save.wanted' });
    await run.save.resolve({ kind: 'conflict', newer });
    expect(run.view()).toEqual({ kind: 'conflict', newer });
    return run;
  }

  test('own edits can be saved over theirs', async () => {
    const run = await inConflict();
    run.actor.send({ type: 'mine.kept' });
    expect(run.save.calls[1]?.args.slice(0, 2)).toEqual([{ ...draft, name: 'Store', temperature: 0.2 }, 5]);
  });

  test('theirs can be taken', async () => {
    const run = await inConflict();
    run.actor.send({ type: 'theirs.taken' });
    expect(run.view()).toEqual({ kind: 'clean' });
    expect(run.context().draft).toEqual(newer.draft);
  });

  test('or the choice be put off', async () => {
    const run = await inConflict();
    run.actor.send({ type: 'question.cancelled' });
    expect(run.view()).toEqual({ kind: 'dirty' });
    expect(run.context().draft).toEqual({ ...draft, name: 'Store', temperature: 0.2 });
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

const WALKS = 1000;
const SEED = 20_260_303;

const types = [
  ...['save.wanted', 'changes.discarded', 'leave.confirmed', 'leave.saved', 'review.wanted'],
  ...['publish.confirmed', 'revert.wanted', 'revert.confirmed', 'delete.wanted', 'question.cancelled'],
  ...['mine.kept', 'theirs.taken', 'connection.lost', 'connection.restored'],
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

/** What may drop an edit: the reader says so, or takes another version. */
const DROPPING = new Set(['changes.discarded', 'leave.confirmed', 'theirs.taken', 'revert.confirmed']);

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
      else if (step.by === 'reader') run.actor.send({ type: step.type } as never);
      else if (step.by === 'leave') run.actor.send({ type: 'page.left', to: '/' });
      else {
        version += 1;
        for (const port of [run.publish, run.remove])
          for (const call of port.calls) call.reply.reject(failed);
        for (const call of run.revert.calls) call.reply.resolve({ draft, version });
        const last = run.save.calls.at(-1);
        if (step.outcome === 'failed') last?.reply.reject(failed);
        if (step.outcome === 'saved') last?.reply.resolve({ kind: 'saved', version });
        if (step.outcome === 'conflict')
          last?.reply.resolve({ kind: 'conflict', newer: { ...newer, version } });
        if (step.outcome === 'refused') last?.reply.resolve({ kind: 'refused', fields: { name: 'no' } });
      }
      const isReverted = run.revert.calls.length > 0;
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
