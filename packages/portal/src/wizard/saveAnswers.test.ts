import { ApiError, type EditedAssistant } from '@parley/api';
import { exampleReplies } from '@parley/api/examples';
import type { WizardAnswers } from '@parley/model';
import { expect, test } from 'vitest';
import { createSaveAnswers } from './saveAnswers.ts';
import type { WizardAssistant } from './wizardAssistant.ts';

const answers: WizardAnswers = {
  useCase: null,
  name: 'Lock keeper',
  description: '',
  welcomeMessage: 'Ahoy!',
  starterQuestions: [],
};

/** A wizard whose assistant the reader has saved last, in this window or another, with what `draft` says. */
function wizardAfter(draft?: Partial<WizardAnswers>) {
  const saved = { ...answers, ...draft };
  let isSaved = draft !== undefined;
  const edited = () => {
    const { draft, ...example } = exampleReplies.getAssistantDraft;
    return { ...example, draft: { ...draft, ...saved }, savedByCaller: true } as EditedAssistant;
  };
  const server = { repliesAreLost: false, saved };
  const assistant: WizardAssistant = {
    ensure: async () => edited(),
    ofAnother: async () => (isSaved ? edited() : null),
    async change(patch) {
      Object.assign(saved, patch);
      isSaved = true;
      if (server.repliesAreLost) throw new ApiError({ status: 0, code: 'network' });
    },
  };
  const save = createSaveAnswers(assistant, 'New assistant');
  const finish = (given: WizardAnswers) => save(given, new AbortController().signal, false);
  return { server, finish };
}

test('FA-1, WZ-1: what this window saved without a reply is not taken for another window’s', async () => {
  const wizard = wizardAfter();
  wizard.server.repliesAreLost = true;
  await expect(wizard.finish({ ...answers, welcomeMessage: 'Hello!' })).rejects.toThrow();
  wizard.server.repliesAreLost = false;
  expect(await wizard.finish({ ...answers, welcomeMessage: 'Good day!' })).not.toHaveProperty('takenBy');
  expect(wizard.server.saved.welcomeMessage).toBe('Good day!');
});

test('WZ-1: what another window of the reader’s saved is not written over unasked', async () => {
  const wizard = wizardAfter({ welcomeMessage: 'From elsewhere' });
  expect(await wizard.finish(answers)).toMatchObject({ takenBy: '' });
  expect(wizard.server.saved.welcomeMessage).toBe('From elsewhere');
});
