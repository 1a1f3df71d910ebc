import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readOncePerKey, readTogether } from './readTogether.ts';

/** Reads that the test answers one by one, oldest first. */
function createReads() {
  const asked: { keys: readonly string[]; reply: PromiseWithResolvers<ReadonlyMap<string, string>> }[] = [];
  const read = readTogether<string, string>((keys) => {
    const reply = Promise.withResolvers<ReadonlyMap<string, string>>();
    asked.push({ keys, reply });
    return reply.promise;
  });
  const begun = async () => {
    // A read begins a turn of the event loop after the one before it.
    await setImmediate();
    await setImmediate();
    return asked.map(({ keys }) => keys);
  };
  return { read, begun, asked };
}

test('PERF-1: what is asked for at once is one read, each key once', async () => {
  const { read, begun, asked } = createReads();
  const replies = ['a', 'b', 'a', 'c'].map((key) => read(key));
  expect(await begun()).toEqual([['a', 'b', 'c']]);
  asked[0]?.reply.resolve(
    new Map([
      ['a', '1'],
      ['b', '2'],
    ]),
  );
  expect(await Promise.all(replies)).toEqual(['1', '2', '1', undefined]);
});

test('PERF-1: who asks while a read is under way gets what is true afterwards', async () => {
  const { read, begun, asked } = createReads();
  const early = read('a');
  await begun();
  const late = [read('a'), read('b')];
  expect(await begun()).toEqual([['a']]);
  asked[0]?.reply.resolve(new Map([['a', 'old']]));
  expect(await early).toBe('old');
  expect(await begun()).toEqual([['a'], ['a', 'b']]);
  asked[1]?.reply.resolve(
    new Map([
      ['a', 'new'],
      ['b', '2'],
    ]),
  );
  expect(await Promise.all(late)).toEqual(['new', '2']);
});

test('a read that fails fails for those who waited for it, and for nobody after', async () => {
  const { read, begun, asked } = createReads();
  const failing = Promise.allSettled([read('a'), read('b')]);
  await begun();
  const after = read('a');
  asked[0]?.reply.reject(new Error('away'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await begun();
  asked[1]?.reply.resolve(new Map([['a', '1']]));
  expect(await after).toBe('1');
});

test('PERF-1: a read of one key is shared by those who ask at once, and waits for no other key', async () => {
  const asked: { key: string; reply: PromiseWithResolvers<string> }[] = [];
  const read = readOncePerKey((key: string) => {
    const reply = Promise.withResolvers<string>();
    asked.push({ key, reply });
    return reply.promise;
  });
  const keys = async () => {
    await setImmediate();
    await setImmediate();
    return asked.map(({ key }) => key);
  };
  const early = [read('a'), read('a')];
  expect(await keys()).toEqual(['a']);
  const late = [read('a'), read('a')];
  const other = read('b');
  expect(await keys()).toEqual(['a', 'b']);
  asked[1]?.reply.resolve('b1');
  expect(await other).toBe('b1');
  asked[0]?.reply.resolve('old');
  expect(await Promise.all(early)).toEqual(['old', 'old']);
  expect(await keys()).toEqual(['a', 'b', 'a']);
  asked[2]?.reply.reject(new Error('away'));
  expect((await Promise.allSettled(late)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const after = read('a');
  await keys();
  asked[3]?.reply.resolve('new');
  expect(await after).toBe('new');
});
