import type { WelcomeWizardPorts } from '@parley/machines/welcomeWizard';
import type { WizardProgress } from '@parley/model';
import { isLike } from '@parley/ui';
import type { App } from '../app/createApp.ts';
import { writeInPlace } from '../app/toldInPlace.ts';
import { createSaveAnswers } from './saveAnswers.ts';
import type { WizardAssistant } from './wizardAssistant.ts';

/** Where the tab keeps what the server does not have yet. */
const FORM = 'welcomeWizard';
/** How long nothing has to be typed before the answers are kept, in ms. */
const KEPT_AFTER_MS = 500;

/**
 * The welcome wizard of a user, over the API. The tab keeps at once what is answered, and forgets it when the
 * server has it.
 * @param unnamed what the assistant is called until it has a name
 * @param first where everybody starts
 */
export function createWizardPorts(
  { client, queries, queryClient, unsaved }: Pick<App, 'client' | 'queries' | 'queryClient' | 'unsaved'>,
  assistant: WizardAssistant,
  unnamed: string,
  first: WizardProgress,
): WelcomeWizardPorts {
  const write = <Reply>(call: () => Promise<Reply>) => writeInPlace(queryClient, call);

  async function send({ step, answers }: WizardProgress, signal?: AbortSignal): Promise<boolean> {
    const { starterQuestions, ...rest } = answers;
    const progress = { step, answers: { ...rest, starterQuestions: [...starterQuestions] } };
    try {
      await write(() => client.call('keepWizardProgress', progress, signal && { signal }));
      if (!signal?.aborted) unsaved.keep(FORM, null);
      return true;
    } catch {
      return false;
    }
  }

  /** What this tab was left with before the server had it; null for nothing. */
  function unsent(): WizardProgress | null {
    const kept = unsaved.read(FORM);
    const example = { ...first, answers: { ...first.answers, useCase: null } };
    if (!isLike(kept, example)) return null;
    const { answers, ...rest } = kept as Partial<WizardProgress>;
    return { ...first, ...rest, answers: { ...first.answers, ...answers } };
  }

  return {
    async loadProgress() {
      const { progress } = await queryClient.fetchQuery({ ...queries.wizardProgress, staleTime: 0 });
      const typed = unsent();
      if (typed) await send(typed);
      return typed ?? progress;
    },

    async keepProgress(progress, signal) {
      unsaved.keep(FORM, progress);
      await new Promise((resolve) => setTimeout(resolve, KEPT_AFTER_MS));
      return !signal.aborted && send(progress, signal);
    },

    // The assistant that the wizard itself is making is left out: it does not count as made in an earlier
    // try.
    async findAssistant() {
      const { assistants } = await queryClient.fetchQuery({ ...queries.assistants, staleTime: 0 });
      const own = queryClient.getQueryData(queries.wizardProgress.queryKey)?.assistantGuid;
      return assistants.find(({ assistantGuid }) => assistantGuid !== own) ?? null;
    },

    createAssistant: createSaveAnswers(assistant, unnamed),

    async completeWizard(signal) {
      await write(() => client.call('completeWelcomeWizard', undefined, { signal }));
      unsaved.keep(FORM, null);
    },
  };
}
