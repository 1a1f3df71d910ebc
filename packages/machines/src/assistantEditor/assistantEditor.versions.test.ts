import { describe, expect, test } from 'vitest';
import { draft, failed, newer, start } from './assistantEditor.testing.ts';

const older = { ...draft, name: 'As it was' };

function looking(changes: Parameters<typeof start>[0] = { published: draft }) {
  const run = start(changes);
  run.actor.send({ type: 'versions.wanted' });
  expect(run.view()).toEqual({ kind: 'versions', step: { kind: 'looking' } });
  return {
    ...run,
    want: (number: number) => run.actor.send({ type: 'restore.wanted', number }),
    confirm: () => run.actor.send({ type: 'restore.confirmed' }),
    cancel: () => run.actor.send({ type: 'question.cancelled' }),
    asked: () => run.restore.calls.map(({ args: [number, base] }) => [number, base]),
  };
}

describe('AS-4: a published version', () => {
  test('becomes the draft at once where the draft holds nothing else, and stays unpublished', async () => {
    const run = looking();
    run.want(3);
    expect(run.view()).toEqual({ kind: 'versions', step: { kind: 'running', number: 3 } });
    expect(run.asked()).toEqual([[3, 1]]);
    await run.restore.resolve({ kind: 'restored', draft: older, version: 2 });
    expect(run.view()).toEqual({ kind: 'saved' });
    expect(run.context()).toMatchObject({
      draft: older,
      saved: { draft: older, version: 2 },
      published: draft,
    });
    expect(run.emitted).toEqual([
      { type: 'draft.saved', saved: { draft: older, version: 2 } },
      { type: 'version.restored' },
    ]);
  });

  test('is asked about first where changes would be lost: unpublished ones', async () => {
    const run = looking({ published: { ...draft, name: 'Published' } });
    run.want(3);
    expect(run.view()).toEqual({ kind: 'versions', step: { kind: 'asking', number: 3 } });
    run.cancel();
    expect(run.view()).toEqual({ kind: 'versions', step: { kind: 'looking' } });
    expect(run.restore.calls).toEqual([]);
    run.want(2);
    run.confirm();
    expect(run.asked()).toEqual([[2, 1]]);
  });

  test('is asked about first where changes would be lost: unsaved ones', async () => {
    const run = start({ published: draft });
    run.change({ name: 'Store' });
    run.actor.send({ type: 'versions.wanted' });
    run.actor.send({ type: 'restore.wanted', number: 1 });
    expect(run.view()).toMatchObject({ step: { kind: 'asking' } });
    run.actor.send({ type: 'question.cancelled' });
    run.actor.send({ type: 'question.cancelled' });
    expect(run.view()).toEqual({ kind: 'dirty' });
    expect(run.context().draft.name).toBe('Store');
  });

  test('can be asked for again where that failed', async () => {
    const run = looking();
    run.want(3);
    await run.restore.reject(failed);
    expect(run.view()).toMatchObject({ kind: 'versions', step: { kind: 'failed', number: 3 } });
    run.want(3);
    expect(run.asked()).toEqual([
      [3, 1],
      [3, 1],
    ]);
  });

  test('is restored over a newer draft only once that was told', async () => {
    const run = looking();
    run.want(3);
    await run.restore.resolve({ kind: 'conflict', newer });
    expect(run.view()).toEqual({ kind: 'versions', step: { kind: 'conflict', number: 3, newer } });
    // What would be lost is on view.
    expect(run.context()).toMatchObject({ draft: newer.draft, saved: { version: 5 } });
    run.cancel();
    expect(run.view()).toEqual({ kind: 'versions', step: { kind: 'looking' } });
    run.want(3);
    run.confirm();
    expect(run.asked()).toEqual([
      [3, 1],
      [3, 5],
    ]);
  });

  test('is not restored over a newer draft without asking anew, after a conflict that was left open', async () => {
    const run = start({ published: draft });
    run.change({ name: 'Store' });
    run.actor.send({ type: 'save.wanted' });
    await run.save.resolve({ kind: 'conflict', newer });
    run.actor.send({ type: 'question.cancelled' });
    run.actor.send({ type: 'versions.wanted' });
    run.actor.send({ type: 'restore.wanted', number: 3 });
    run.actor.send({ type: 'restore.confirmed' });
    expect(run.restore.calls.at(-1)?.args.slice(0, 2)).toEqual([3, 1]);
    await run.restore.resolve({ kind: 'conflict', newer });
    expect(run.context().draft.name).toBe('Store');
    run.actor.send({ type: 'restore.confirmed' });
    expect(run.restore.calls.at(-1)?.args.slice(0, 2)).toEqual([3, 5]);
  });

  test('is compared with what another window saved meanwhile', () => {
    const run = looking();
    run.actor.send({ type: 'draft.read', saved: { draft: older, version: 4 }, published: draft });
    expect(run.context().draft).toEqual(older);
    run.want(1);
    run.confirm();
    expect(run.asked()).toEqual([[1, 4]]);
  });
});
