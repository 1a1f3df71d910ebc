import { afterEach, describe, expect, test } from 'vitest';
import type { Passage, PassageSource } from './passage.ts';
import { createPassageSearch, type PassageSearchOptions } from './passageSearch.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const unstopped = new AbortController().signal;

const passage = (text: string): Passage => ({
  dataFileGuid: 'file',
  fileName: 'file.md',
  page: null,
  heading: '',
  text,
});

/** A search over one assistant's passages that can be changed, with how often they were loaded. */
function searchOver(text: string, options?: PassageSearchOptions) {
  const state = { version: 1, text, loads: 0, failure: undefined as Error | undefined };
  const source: PassageSource = {
    dataVersion: async () => String(state.version),
    async *passagesOf() {
      state.loads += 1;
      if (state.failure) throw state.failure;
      yield [passage(state.text)];
    },
  };
  const search = createPassageSearch(source, options);
  closers.push(search.close);
  const ask = async (question: string, assistant = 'a') =>
    (await search.find(assistant, question, [], unstopped)).passages.map((one) => one.text);
  return { state, ask };
}

describe('CH-3: the index of an assistant', () => {
  test('is built once, and anew when its data changes', async () => {
    const { state, ask } = searchOver('The tower opens at nine.');
    expect(await ask('When does the tower open?')).toEqual(['The tower opens at nine.']);
    await ask('And the tower?');
    expect(state.loads).toBe(1);
    Object.assign(state, { version: 2, text: 'The tower opens at ten.' });
    expect(await ask('When does the tower open?')).toEqual(['The tower opens at ten.']);
    expect(state.loads).toBe(2);
  });

  test('is built anew after a failure', async () => {
    const { state, ask } = searchOver('The tower opens at nine.');
    state.failure = new Error('The database is away.');
    await expect(ask('tower?')).rejects.toThrow('The database is away.');
    state.failure = undefined;
    expect(await ask('tower?')).toHaveLength(1);
  });

  test('is let go when it rests, and built again when it is asked', async () => {
    const { state, ask } = searchOver('The tower opens at nine.', { rest: 1 });
    await ask('tower?');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await ask('tower?')).toHaveLength(1);
    expect(state.loads).toBe(2);
  });

  test('is let go for others when there are many, the one asked longest ago first', async () => {
    const { state, ask } = searchOver('The tower opens at nine.', { most: 2 });
    for (const assistant of ['a', 'b', 'a', 'c', 'a']) await ask('tower?', assistant);
    expect(state.loads).toBe(3);
    await ask('tower?', 'b');
    expect(state.loads).toBe(4);
  });

  test('that is replaced while it is built gives its questions to the new one', async () => {
    const { state, ask } = searchOver('The tower opens at nine.');
    const early = ask('When does the tower open?');
    Object.assign(state, { version: 2, text: 'The tower opens at ten.' });
    const late = ask('When does the tower open?');
    expect(await Promise.all([early, late])).toEqual([
      ['The tower opens at ten.'],
      ['The tower opens at ten.'],
    ]);
  });
});

test('CH-3: while an index is built, other assistants are answered and this thread is free', async () => {
  const words = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
  let isBuilt = false;
  const source: PassageSource = {
    dataVersion: async () => '1',
    async *passagesOf(assistant) {
      const parts = assistant === 'large' ? 20 : 1;
      for (let part = 0; part < parts; part++) yield Array.from({ length: 100 }, () => passage(words));
      if (assistant === 'large') isBuilt = true;
    },
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
  const source: PassageSource = {
    dataVersion: async () => '1',
    async *passagesOf() {
      await loading.promise;
      yield [passage('The shop opens at nine.')];
    },
  };
  const search = createPassageSearch(source);
  closers.push(search.close);
  const stopping = new AbortController();
  const stopped = search.find('a', 'When does the shop open?', [], stopping.signal);
  const other = search.find('a', 'When does the shop open?', [], unstopped);
  stopping.abort();
  expect((await stopped).verdict).toBe('nothing');
  loading.resolve();
  expect((await other).passages.map(({ text }) => text)).toEqual(['The shop opens at nine.']);
});
