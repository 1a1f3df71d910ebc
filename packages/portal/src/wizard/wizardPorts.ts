import type { WelcomeWizardPorts } from '@parley/machines/welcomeWizard';
import type { App } from '../app/createApp.ts';
import { writeInPlace } from '../app/toldInPlace.ts';
import type { WizardAssistant } from './wizardAssistant.ts';

/** How long nothing has to be typed before the answers are kept, in ms. */
const KEPT_AFTER_MS = 500;

/**
 * The welcome wizard of a user, over the API.
 * @param unnamed what the assistant is called until it has a name
 */
export function createWizardPorts(
  { client, queries, queryClient }: Pick<App, 'client' | 'queries' | 'queryClient'>,
  assistant: WizardAssistant,
  unnamed: string,
): WelcomeWizardPorts {
  const write = <Reply>(call: () => Promise<Reply>) => writeInPlace(queryClient, call);

  return {
    loadProgress: async () =>
      (await queryClient.fetchQuery({ ...queries.wizardProgress, staleTime: 0 })).progress,

    async keepProgress({ step, answers }, signal) {
      await new Promise((resolve) => setTimeout(resolve, KEPT_AFTER_MS));
      if (signal.aborted) return false;
      const { starterQuestions, ...rest } = answers;
      const progress = { step, answers: { ...rest, starterQuestions: [...starterQuestions] } };
      try {
        await write(() => client.call('keepWizardProgress', progress, { signal }));
        return true;
      } catch {
        return false;
      }
    },

    // The assistant that the wizard itself is making is left out: it does not count as made in an earlier
    // try.
    async findAssistant() {
      const { assistants } = await queryClient.fetchQuery({ ...queries.assistants, staleTime: 0 });
      const own = queryClient.getQueryData(queries.wizardProgress.queryKey)?.assistantGuid;
      return assistants.find(({ assistantGuid }) => assistantGuid !== own) ?? null;
    },

    async createAssistant({ name, description, welcomeMessage, starterQuestions }, _signal, overwrites) {
      const { assistantGuid } = await assistant.ensure(name || unnamed);
      const wanted = {
        ...{ name, description, welcomeMessage },
        starterQuestions: starterQuestions.map((question) => question.trim()).filter((question) => question),
      };
      const theirs = overwrites ? null : await assistant.ofAnother();
      const keys = Object.keys(wanted) as (keyof typeof wanted)[];
      const isSame = (draft: typeof wanted) =>
        keys.every((key) => JSON.stringify(draft[key]) === JSON.stringify(wanted[key]));
      if (theirs && !isSame({ ...theirs.draft, starterQuestions: [...theirs.draft.starterQuestions] }))
        return {
          assistantGuid,
          name: theirs.draft.name,
          takenBy: theirs.savedByCaller ? '' : (theirs.savedBy ?? ''),
        };
      await assistant.change(wanted);
      return { assistantGuid, name };
    },

    async completeWizard(signal) {
      await write(() => client.call('completeWelcomeWizard', undefined, { signal }));
    },
  };
}
