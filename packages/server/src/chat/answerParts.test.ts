import { expect, test } from 'vitest';
import { partsOf } from './answerParts.ts';
import type { AnswerPart, AnswerQuestion } from './engine.ts';

const [HIGH, LOW] = ['\ud83d', '\ude00'];

/** What readers get of an answer that an engine gives in these steps. */
async function given(...steps: AnswerPart[]) {
  const engine = {
    async *answer() {
      yield* steps;
    },
  };
  const question = { signal: new AbortController().signal } as AnswerQuestion;
  const parts = [];
  for await (const part of partsOf(engine, question)) parts.push(part);
  return parts;
}
const delta = (text: string): AnswerPart => ({ type: 'delta', text });
const end: AnswerPart = { type: 'end', finishReason: 'complete' };

test('T15: a character that comes in halves is given as one', async () => {
  expect(await given(delta(`Hello ${HIGH}`), delta(`${LOW}!`), end)).toEqual([
    delta('Hello '),
    delta('😀!'),
    end,
  ]);
});

test('T15: an answer that ends within a character ends before it', async () => {
  expect(await given(delta('Hello '), delta(HIGH), end)).toEqual([delta('Hello '), end]);
});

test('T15: an engine that fails within a character leaves none of it', async () => {
  const [first, second] = await given(delta(`Hello ${HIGH}`));
  expect(first).toEqual(delta('Hello '));
  expect(second).toMatchObject({ type: 'error' });
});

test('T15: what cannot be kept is left out, wherever it stands', async () => {
  expect(await given(delta(`a${LOW}b${HIGH}c\0d`), { type: 'replace', text: `e${HIGH}` }, end)).toEqual([
    delta('abcd'),
    { type: 'replace', text: 'e' },
    end,
  ]);
});

test('T15: a half that was replaced comes back with nothing', async () => {
  expect(await given(delta(HIGH), { type: 'replace', text: 'a' }, delta(`${LOW}b`), end)).toEqual([
    { type: 'replace', text: 'a' },
    delta('b'),
    end,
  ]);
});
