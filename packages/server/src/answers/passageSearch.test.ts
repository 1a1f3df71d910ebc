import { afterEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE } from '../testing/inPatience.ts';
import type { Passage, PassageSource, Searched } from './passage.ts';
import { createPassageSearch, type PassageSearchOptions } from './passageSearch.ts';
import { sourceOf } from './seedSource.fixtures.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const unstopped = new AbortController().signal;

const passage = (file: string, text: string): Passage => ({
  ...{ dataFileGuid: file, fileName: `${file}.md`, page: null },
  ...{ heading: '', text },
});

const NINE = 'The tower opens at nine.';
const TEN = 'The tower opens at ten.';

/** A search over files that can be changed, the same for each assistant, with what was read of them. */
function searchOver(files: Record<string, string>, options?: PassageSearchOptions) {
  const state = {
    version: 1,
    files,
    read: [] as string[],
    failure: undefined as Error | undefined,
    /** What reading a file waits for. */
    gate: Promise.resolve(),
  };
  const source: PassageSource = {
    dataVersion: async () => String(state.version),
    filesOf: async () =>
      Object.entries(state.files).map(([guid, version]) => ({
        ...{ guid, name: `${guid}.md` },
        ...{ bytes: version.length, version },
      })),
    async *passagesOf({ guid, version }) {
      state.read.push(guid);
      await state.gate;
      if (state.failure) throw state.failure;
      yield [passage(guid, version)];
    },
    grownBeyond: async () => ['a'],
  };
  const search = createPassageSearch(source, options);
  closers.push(search.close);
  const ask = async (question: string, assistant = 'a') =>
    (await search.find(assistant, question, [], unstopped)).passages.map((one) => one.text);
  const change = (files: Record<string, string>) =>
    Object.assign(state, { files, version: state.version + 1 });
  const find = (question: string) => search.find('a', question, [], unstopped);
  return { state, ask, change, find, prepare: search.prepare };
}

describe('CH-3: the index of an assistant', () => {
  test('is built once, and follows files that are replaced, added and removed, and reads no other', async () => {
    const { state, ask, change } = searchOver({ hours: NINE, dogs: 'Dogs climb the tower for free.' });
    expect((await ask('When does the tower open?'))[0]).toBe(NINE);
    await ask('And the tower?');
    expect(state.read).toEqual(['hours', 'dogs']);
    change({ hours: TEN, dogs: 'Dogs climb the tower for free.', cats: 'Cats climb the tower, too.' });
    const found = await ask('When does the tower open?');
    expect(found[0]).toBe(TEN);
    expect(found).not.toContain(NINE);
    expect(await ask('Do cats climb the tower?')).toContain('Cats climb the tower, too.');
    expect(state.read.slice(2)).toEqual(['hours', 'cats']);
    change({ cats: 'Cats climb the tower, too.' });
    expect(await ask('When does the tower open for dogs?')).toEqual(['Cats climb the tower, too.']);
    expect(state.read).toHaveLength(4);
  });

  test('goes on where a failure broke it off, without a part of a file', async () => {
    const { state, ask } = searchOver({ hours: NINE });
    state.failure = new Error('The database is away.');
    await expect(ask('tower?')).rejects.toThrow('The database is away.');
    state.failure = undefined;
    expect(await ask('tower?')).toEqual([NINE]);
  });

  test('is let go when it rests, and built again when it is asked', async () => {
    const { state, ask } = searchOver({ hours: NINE }, { rest: 1 });
    await ask('tower?');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await ask('tower?')).toHaveLength(1);
    expect(state.read).toHaveLength(2);
  });

  test('is let go for others that need the room, the one asked longest ago first', async () => {
    const text = `The tower opens at nine. ${'Nobody knows why. '.repeat(100)}`;
    // Two of them fit: each takes some 75 kB.
    const { state, ask } = searchOver({ hours: text }, { most: { memory: 190_000, disk: 0 } });
    for (const assistant of ['a', 'b', 'a', 'c', 'a']) await ask('tower?', assistant);
    expect(state.read).toHaveLength(3);
    await ask('tower?', 'b');
    expect(state.read).toHaveLength(4);
  });

  test('that takes more than all may is kept while it is asked, and answers', async () => {
    const { ask } = searchOver({ hours: NINE }, { most: { memory: 1, disk: 1 } });
    expect(await Promise.all([ask('tower?'), ask('tower?', 'b'), ask('tower?')])).toEqual(
      Array.from({ length: 3 }, () => [NINE]),
    );
  });

  test('answers while many files come, without those that are gone, and soon with those that came', async () => {
    const { state, ask, change } = searchOver({ hours: NINE, dogs: 'Dogs are welcome.' }, { patience: 1 });
    await ask('tower?');
    const gate = Promise.withResolvers<void>();
    state.gate = gate.promise;
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`f${at}`, `Tower ${at}.`]));
    change({ hours: NINE, dogs: 'Dogs are welcome.', ...many });
    expect(await ask('When does the tower open?')).toEqual([NINE]);
    change({ dogs: 'Dogs are welcome.', ...many });
    expect(await ask('When does the tower open?')).toEqual([]);
    gate.resolve();
    const last = async (): Promise<string[]> => {
      const found = await ask('tower 99?');
      return found.includes('Tower 99.') ? found : last();
    };
    expect(await last()).not.toContain(NINE);
    expect(state.read).toHaveLength(102);
  });

  test('whose file is removed while it is read does not hold it', async () => {
    const { state, ask, change } = searchOver({ dogs: 'Dogs are welcome.' }, { patience: 1 });
    await ask('dogs?');
    const gate = Promise.withResolvers<void>();
    state.gate = gate.promise;
    change({ dogs: 'Dogs are welcome.', hours: NINE });
    await ask('tower?');
    change({ dogs: 'Dogs are welcome.', later: TEN });
    await ask('tower?');
    gate.resolve();
    const opened = async (): Promise<string[]> => {
      const found = await ask('When does the tower open?');
      return found.length > 0 ? found : opened();
    };
    expect(await opened()).toEqual([TEN]);
  });
});

describe('CH-3: the index of an assistant with very many files', () => {
  const large = { large: 1, firstPatience: 1 };

  test('answers from what was read so far until it is built, and says so', async () => {
    const { state, find } = searchOver({ hours: NINE, dogs: 'Dogs are welcome.' }, large);
    const gate = Promise.withResolvers<void>();
    state.gate = gate.promise;
    const question = 'When does the tower open?';
    expect(await find(question)).toMatchObject({ isPartial: true, passages: [] });
    gate.resolve();
    const whole = async (): Promise<Searched> => {
      const found = await find(question);
      return found.isPartial ? whole() : found;
    };
    expect((await whole()).passages.map(({ text }) => text)).toEqual([NINE]);
    expect(state.read).toEqual(['hours', 'dogs']);
  });

  test('is built before the first question', async () => {
    const { state, find, prepare } = searchOver({ hours: NINE, dogs: 'Dogs are welcome.' }, large);
    prepare();
    await vi.waitFor(() => expect(state.read).toEqual(['hours', 'dogs']), { timeout: PATIENCE });
    await vi.waitFor(async () => expect((await find('tower?')).isPartial).toBe(false), { timeout: PATIENCE });
    expect(state.read).toHaveLength(2);
  });
});

test('CH-3: while an index is built, other assistants are answered and this thread is free', async () => {
  const words = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
  let isBuilt = false;
  const source: PassageSource = {
    dataVersion: async () => '1',
    filesOf: async (assistant) => [{ guid: assistant, name: 'file.md', bytes: 1, version: '1' }],
    async *passagesOf({ guid }) {
      const parts = guid === 'large' ? 20 : 1;
      for (let part = 0; part < parts; part++) yield Array.from({ length: 100 }, () => passage(guid, words));
      if (guid === 'large') isBuilt = true;
    },
    grownBeyond: async () => [],
  };
  const search = createPassageSearch(source);
  closers.push(search.close);
  await search.find('small', 'word7', [], unstopped);
  const large = search.find('large', 'word7', [], unstopped);
  await search.find('small', 'word7', [], unstopped);
  expect(isBuilt).toBe(false);
  await large;
});

test('CH-3: who stops waits for no index, which goes on being built for others', async () => {
  const loading = Promise.withResolvers<void>();
  const search = createPassageSearch({
    ...sourceOf([passage('hours', NINE)]),
    async *passagesOf() {
      await loading.promise;
      yield [passage('hours', NINE)];
    },
  });
  closers.push(search.close);
  const stopping = new AbortController();
  const stopped = search.find('a', 'When does the tower open?', [], stopping.signal);
  const other = search.find('a', 'When does the tower open?', [], unstopped);
  stopping.abort();
  expect((await stopped).verdict).toBe('nothing');
  loading.resolve();
  expect((await other).passages.map(({ text }) => text)).toEqual([NINE]);
});
