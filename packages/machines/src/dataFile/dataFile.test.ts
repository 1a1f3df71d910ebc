import { ApiError } from '@parley/api';
import type { DataFileStatus } from '@parley/model';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { emittedBy, heldPort, settle, stateOf } from '../testing/drive.ts';
import { dataFileViewOf } from './dataFile.connect.ts';
import { dataFileWith } from './dataFile.ports.ts';
import type { DataFileEmitted, FileRefusal, KeptFile } from './dataFile.types.ts';

const record = (status: DataFileStatus, failure: KeptFile['failure'] = null): KeptFile => ({
  ...{ dataFileGuid: 'a', status, pages: 3, progress: null, failure, updatedAt: '2026-03-29T14:05:00.000Z' },
});

function start(kept: KeptFile | null = null) {
  const check = heldPort<[AbortSignal], FileRefusal | null>();
  const upload = heldPort<[(share: number) => void, AbortSignal], KeptFile>();
  const again = heldPort<[string, AbortSignal], KeptFile>();
  const remove = heldPort<[string, AbortSignal], void>();
  const watched: { guid: string; change: (file: KeptFile) => void; isStopped: boolean }[] = [];
  const actor = createActor(
    dataFileWith({
      checkFile: check.port,
      uploadFile: upload.port,
      readAgain: again.port,
      removeFile: remove.port,
      watchFile(guid, change) {
        const watch = { guid, change, isStopped: false };
        watched.push(watch);
        return () => {
          watch.isStopped = true;
        };
      },
    }),
    { input: { file: { name: 'terms.md', bytes: 120 }, kept } },
  );
  const emitted = emittedBy<DataFileEmitted>(actor);
  actor.start();
  return {
    ...{ actor, emitted, check, upload, again, remove, watched },
    state: () => stateOf(actor),
    view: () => dataFileViewOf(actor.getSnapshot()),
  };
}

async function uploading() {
  const run = start();
  await run.check.resolve(null);
  return run;
}

describe('AS-3: before it is sent', () => {
  test.each(['tooLarge', 'wrongType', 'disguised', 'empty'] as const)(
    'a file that is %s is refused',
    async (why) => {
      const run = start();
      expect(run.view()).toEqual({ kind: 'checking' });
      await run.check.resolve(why);
      expect(run.view()).toEqual({ kind: 'refused', refusal: why, text: '', code: '' });
      expect(run.upload.calls).toHaveLength(0);
    },
  );

  test('a file that cannot be read is refused too', async () => {
    const run = start();
    await run.check.reject(new Error('gone from the disk'));
    expect(run.view()).toEqual({ kind: 'refused', refusal: 'unreadable', text: '', code: '' });
  });
});

describe('AS-3: on the wire', () => {
  test('progress only grows', async () => {
    const run = await uploading();
    const [progress] = run.upload.calls[0]?.args ?? [];
    progress?.(0.6);
    progress?.(0.4);
    expect(run.view()).toEqual({ kind: 'uploading', progress: 0.6 });
  });

  test('cancelling drops the request, and late progress changes nothing', async () => {
    const run = await uploading();
    const [progress, signal] = run.upload.calls[0]?.args ?? [];
    run.actor.send({ type: 'upload.cancelled' });
    expect(signal?.aborted).toBe(true);
    progress?.(0.9);
    expect(run.view()).toEqual({ kind: 'cancelled' });
    await run.upload.resolve(record('queued'));
    expect(run.watched).toEqual([]);
  });

  test('what the server refuses is refused, what fails can be sent again from the start', async () => {
    const run = await uploading();
    run.upload.calls[0]?.args[0](0.8);
    await run.upload.reject(new ApiError({ status: 0, code: 'network' }));
    expect(run.view()).toEqual({
      ...{ kind: 'failed', step: 'upload', reason: null },
      problem: { kind: 'inline', code: 'offline' },
    });
    run.actor.send({ type: 'retry.wanted' });
    expect(run.view()).toEqual({ kind: 'uploading', progress: 0 });
    await run.upload.reject(new ApiError({ status: 422, code: 'disguised', text: 'no' }));
    expect(run.view()).toEqual({
      kind: 'refused',
      refusal: 'refusedByServer',
      text: 'no',
      code: 'disguised',
    });
  });

  test('ER-1: a plan that is full is told', async () => {
    const run = await uploading();
    await run.upload.reject(new ApiError({ status: 462, code: 'limit' }));
    expect(run.emitted).toEqual([
      {
        type: 'feedback.raised',
        feedback: { kind: 'dialog', code: 'subscription', status: 462, resetAt: null },
      },
    ]);
  });
});

describe('AS-3: at the server', () => {
  test('one watch follows it from the queue until it is ready', async () => {
    const run = await uploading();
    await run.upload.resolve(record('queued'));
    expect(run.view()).toEqual({ kind: 'queued' });
    run.watched[0]?.change(record('indexing'));
    expect(run.view()).toEqual({ kind: 'indexing' });
    run.watched[0]?.change(record('ready'));
    expect(run.view()).toEqual({ kind: 'ready', pages: 3 });
    expect(run.watched).toMatchObject([{ guid: 'a', isStopped: true }]);
  });

  test('a file that could not be read says why, and can be read again', async () => {
    const run = start(record('failed', 'encrypted'));
    expect(run.view()).toEqual({
      ...{ kind: 'failed', step: 'reading', reason: 'encrypted', problem: null },
    });
    run.actor.send({ type: 'retry.wanted' });
    await run.again.resolve(record('indexing'));
    expect(run.watched).toMatchObject([{ guid: 'a', isStopped: false }]);
    expect(run.check.calls).toHaveLength(0);
  });

  test('a watch that breaks shows as a failure that can be tried again', async () => {
    const actor = createActor(
      dataFileWith({
        checkFile: heldPort<[AbortSignal], null>().port,
        uploadFile: heldPort<[(share: number) => void, AbortSignal], KeptFile>().port,
        readAgain: heldPort<[string, AbortSignal], KeptFile>().port,
        removeFile: heldPort<[string, AbortSignal], void>().port,
        watchFile: () => {
          throw new Error('no stream');
        },
      }),
      { input: { file: { name: 'terms.md', bytes: 120 }, kept: record('queued') } },
    );
    actor.start();
    await settle();
    expect(stateOf(actor)).toBe('failed.reading');
  });
});

describe('AS-3: removal', () => {
  test('what is removed while it is read stops being watched', async () => {
    const run = start(record('indexing'));
    run.actor.send({ type: 'file.removed' });
    expect(run.watched).toMatchObject([{ isStopped: true }]);
    await run.remove.resolve();
    expect(run.view()).toEqual({ kind: 'removed' });
  });

  test('a removal that fails keeps the file and says so', async () => {
    const run = start(record('ready'));
    run.actor.send({ type: 'file.removed' });
    await run.remove.reject(new ApiError({ status: 500, code: 'x' }));
    expect(run.view()).toEqual({ kind: 'failed', step: 'removal', reason: null, problem: null });
    run.actor.send({ type: 'retry.wanted' });
    expect(run.remove.calls).toHaveLength(2);
  });

  test('a file that never reached the server is gone at once', async () => {
    const run = start();
    await run.check.resolve('empty');
    run.actor.send({ type: 'file.removed' });
    expect(run.state()).toBe('removed');
    expect(run.remove.calls).toHaveLength(0);
  });
});
