import { afterAll, expect, it } from 'vitest';
import { demoOrganisations } from '../seed/demo.ts';
import { demoConversations } from '../seed/demoConversations.ts';
import { createAnswerEngine } from './index.ts';
import { answerOf, asking, seedSource } from './seedSource.fixtures.ts';

const engine = createAnswerEngine({ model: null, source: seedSource, pace: async () => undefined });
afterAll(() => engine.close());

const filesOf = new Map(
  demoOrganisations.flatMap(({ assistants }) => assistants.map(({ guid, files }) => [guid, files])),
);

it('CMD-1, AS-6: most of the demo’s conversations are answered, and some are not', async () => {
  const unanswered = await Promise.all(
    demoConversations.map(async ({ assistant, questions }) => {
      const answers = await Promise.all(
        questions.map((question) => answerOf(engine, asking(question, {}, filesOf.get(assistant)))),
      );
      return answers.some(({ uncertain }) => uncertain);
    }),
  );
  const count = unanswered.filter(Boolean).length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(demoConversations.length / 2);
});
