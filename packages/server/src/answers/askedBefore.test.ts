import { expect, test } from 'vitest';
import type { HistoryMessage } from '../chat/engine.ts';
import { createAnswerEngine } from './index.ts';
import type { Passage } from './passage.ts';
import { PassageIndex } from './passageIndex.ts';
import { answerOf, asking, sourceOf } from './seedSource.fixtures.ts';

const QUESTION = 'How long does delivery take?';
const OLD = 'Delivery takes three working days.';
const NEW = 'Delivery takes **two weeks** until January.';

const passage = (dataFileGuid: string, fileName: string, heading: string, text: string): Passage => ({
  ...{ dataFileGuid, fileName, page: null },
  ...{ heading, text },
});
const faq = passage('faq', 'faq.md', `Questions › ${QUESTION}`, OLD);
const gas = passage('gas', 'gas.md', 'Gas cartridges', 'Delivery of gas takes a long time.');
/** As 'Add to data files' names and writes it. */
const written = passage('written', 'How long does delivery take.md', QUESTION, NEW);

const askedOf = (passages: readonly Passage[], question: string, history: HistoryMessage[] = []) => {
  const index = new PassageIndex();
  for (const one of passages) index.add([one]);
  const { verdict, shown, passages: found } = index.find(question, history);
  return { verdict, shown, texts: found.map(({ text }) => text) };
};
const exact = (...texts: string[]) => ({ verdict: 'exact', shown: texts.length, texts });

test('AS-6: an answer written for a question is given to it alone, with its source, as certain', async () => {
  const source = sourceOf([faq, gas, written]);
  const engine = createAnswerEngine({ model: null, source, pace: async () => undefined });
  const { text, citations, uncertain } = await answerOf(engine, asking(QUESTION));
  await engine.close();
  expect(text).toBe(`**${QUESTION}** [1]\n\n${NEW}`);
  expect(citations).toMatchObject([{ number: 1, fileName: 'How long does delivery take.md' }]);
  expect(uncertain).toBeNull();
});

test.for(['how LONG does  delivery take', '¿How long does delivery take?!', 'How long does delivery takes?'])(
  'AS-6: "%s" is the same question',
  (question) => {
    expect(askedOf([faq, gas, written], question)).toEqual(exact(NEW));
  },
);

test('AS-6: another question of like words is answered from all files', () => {
  expect(askedOf([faq, gas, written], 'How long does delivery of gas take?').verdict).not.toBe('exact');
  expect(askedOf([faq, gas, written], 'How long does the delivery take on Sundays?').verdict).not.toBe(
    'exact',
  );
});

test('AS-6: a long question, whose file has a part of it as its name, and a long answer are one', () => {
  const question = `${'Does it ship to my aunt who lives on an island '.repeat(3)}?`;
  const parts = ['First.', 'Then.'].map((text) =>
    passage('w', `${question.slice(0, 60)}.md`, question, text),
  );
  const index = new PassageIndex();
  index.add([faq]);
  index.add(parts);
  index.add([gas]);
  const { verdict, passages } = index.find(question);
  expect(verdict).toBe('exact');
  expect(passages.map(({ text }) => text)).toEqual(['First.', 'Then.']);
});

test('AS-6: what an answer has below headings of its own is part of it', () => {
  const index = new PassageIndex();
  index.add([written, { ...written, heading: `${QUESTION} › Abroad`, text: 'Three weeks.' }]);
  expect(index.find(QUESTION)).toMatchObject({ verdict: 'exact', shown: 2 });
});

test('AS-6: of two answers to one question the newest is given', () => {
  const again = { ...written, dataFileGuid: 'again', text: 'It takes a week.' };
  expect(askedOf([written, faq, again], QUESTION)).toEqual(exact('It takes a week.'));
});

test('AS-6: it is given in place of small talk that it was written for', async () => {
  const help = passage('help', 'What can you do.md', 'What can you do?', 'I know all about tents.');
  const engine = createAnswerEngine({ model: null, source: sourceOf([help]), pace: async () => undefined });
  const { text } = await answerOf(engine, asking('what can you do'));
  await engine.close();
  expect(text).toContain('I know all about tents.');
});

test('AS-6: a question that takes its topic from the one before is not the same', () => {
  const follow = passage('follow', 'And on Sundays.md', 'And on Sundays?', 'Closed.');
  const history: HistoryMessage[] = [{ author: 'reader', text: 'Does the bus run on weekdays?' }];
  expect(askedOf([follow], 'And on Sundays?').verdict).toBe('exact');
  expect(askedOf([follow], 'And on Sundays?', history).verdict).not.toBe('exact');
});

test('CH-3: the one section under the question as it was asked answers, whatever else holds its words', () => {
  const near = passage('more', 'more.md', 'How long does delivery take to islands?', 'A month.');
  expect(askedOf([near, faq, gas], QUESTION)).toMatchObject({ verdict: 'clear', shown: 1 });
  expect(askedOf([near, faq, gas], QUESTION).texts[0]).toBe(OLD);
});
