import { fromPromise } from 'xstate';
import { failureOf } from '../errors/errorPolicy.ts';
import { startUpMachine } from './startUp.machine.ts';
import type { StartUpPorts } from './startUp.types.ts';

/** Start-up with the app's API behind it. */
export function startUpWith(ports: StartUpPorts) {
  const settled = (result: PromiseSettledResult<boolean>) =>
    result.status === 'fulfilled' ? result.value : failureOf(result.reason);
  return startUpMachine.provide({
    actors: {
      loadFacts: fromPromise(async ({ signal }) => {
        const [wizard, assistants] = await Promise.allSettled([
          ports.fetchShowWelcomeWizard(signal),
          ports.fetchHasAssistants(signal),
        ]);
        return { showWelcomeWizard: settled(wizard), hasAssistants: settled(assistants) };
      }),
    },
  });
}
