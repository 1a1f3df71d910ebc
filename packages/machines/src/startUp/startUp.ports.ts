import { fromPromise } from 'xstate';
import { failureOf } from '../errors/errorPolicy.ts';
import { decodeUser, type User } from './decodeUser.ts';
import { startUpMachine } from './startUp.machine.ts';
import type { StartUpPorts, StartUpSession } from './startUp.types.ts';

/** Start-up with the app's API behind it. */
export function startUpWith(ports: StartUpPorts) {
  const settled = (result: PromiseSettledResult<boolean>) =>
    result.status === 'fulfilled' ? result.value : failureOf(result.reason);
  return startUpMachine.provide({
    actors: {
      decodeToken: fromPromise<User, StartUpSession>(async ({ input }) =>
        decodeUser(input.accessToken, input, ports.provider),
      ),
      loadFacts: fromPromise(async ({ signal }) => {
        const [wizard, assistants] = await Promise.allSettled([
          ports.fetchShowWelcomeWizard(signal),
          ports.fetchHasAssistants(signal),
          ports.speak?.(),
        ]);
        return { showWelcomeWizard: settled(wizard), hasAssistants: settled(assistants) };
      }),
    },
  });
}
