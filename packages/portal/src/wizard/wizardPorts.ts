import type { WelcomeWizardPorts } from '@parley/machines/welcomeWizard';
import { USE_CASES, WIZARD_STEPS } from '@parley/model';
import { MutationObserver } from '@tanstack/react-query';
import type { App } from '../app/createApp.ts';
import { TOLD_IN_PLACE } from '../app/toldInPlace.ts';
import { forgetWizardProgress, keepWizardProgress, readWizardProgress } from './wizardProgress.ts';

const known = { steps: WIZARD_STEPS, useCases: USE_CASES };

/** The welcome wizard of a user, over the API and this browser's storage. */
export function createWizardPorts(
  { client, queries, queryClient }: Pick<App, 'client' | 'queries' | 'queryClient'>,
  subject: string,
): WelcomeWizardPorts {
  // Reads and writes go through the query client, so a call whose token was refused is sent again once with a
  // new token.
  const write = <Reply>(mutationFn: () => Promise<Reply>) =>
    new MutationObserver(queryClient, { mutationFn, meta: TOLD_IN_PLACE }).mutate();

  // One id for all tries: a reply that was lost makes no second assistant.
  const assistantGuid = crypto.randomUUID();

  return {
    loadProgress: async () => readWizardProgress(subject, known),
    keepProgress: (progress) => keepWizardProgress(subject, progress),
    async findAssistant() {
      const { assistants } = await queryClient.fetchQuery({ ...queries.assistants, staleTime: 0 });
      return assistants[0] ?? null;
    },
    createAssistant: ({ name, description, welcomeMessage }, signal) =>
      write(() =>
        client.call('createAssistant', { name, description, welcomeMessage, assistantGuid }, { signal }),
      ),
    async completeWizard(signal) {
      await write(() => client.call('completeWelcomeWizard', undefined, { signal }));
      forgetWizardProgress(subject);
    },
  };
}
