import { afterAll, expect, it } from 'vitest';
import { demoOrganisations } from '../seed/demo.ts';
import { createAnswerEngine } from './index.ts';
import { answerOf, asking, seedSource } from './seedSource.fixtures.ts';

const engine = createAnswerEngine({ model: null, source: seedSource, pace: async () => undefined });
afterAll(() => engine.close());

const starters = demoOrganisations.flatMap(({ assistants }) =>
  assistants.flatMap(({ files, starterQuestions }) =>
    starterQuestions.map((question) => ({ files, question })),
  ),
);
/** Organisations share assistants of a kind. */
const asked = new Map(starters.map((each) => [`${each.files}: ${each.question}`, each]));

it.each([...asked.values()])('CMD-1: "$question" is answered from the files of $files', async (starter) => {
  const { text, citations, uncertain } = await answerOf(engine, asking(starter.question, {}, starter.files));
  expect({ uncertain, text }).toMatchObject({ uncertain: null });
  expect(citations).not.toEqual([]);
});

it('CMD-1: every kind of demo assistant offers questions', () => {
  expect(new Set(starters.map(({ files }) => files)).size).toBeGreaterThan(3);
});
