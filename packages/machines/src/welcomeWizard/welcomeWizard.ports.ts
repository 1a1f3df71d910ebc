import type { WizardAnswers, WizardProgress } from '@parley/model';
import { fromCallback, fromPromise } from 'xstate';
import { welcomeWizardMachine } from './welcomeWizard.machine.ts';
import type { FirstAssistant, WelcomeWizardEvent, WelcomeWizardPorts } from './welcomeWizard.types.ts';

/** The wizard with the app's API and storage behind it. */
export function welcomeWizardWith(ports: WelcomeWizardPorts) {
  return welcomeWizardMachine.provide({
    actors: {
      loadProgress: fromPromise(() => ports.loadProgress()),
      keepProgress: fromCallback<WelcomeWizardEvent, WizardProgress>(({ input, sendBack }) =>
        sendBack({ type: ports.keepProgress(input) ? 'progress.kept' : 'progress.dropped' }),
      ),
      findAssistant: fromPromise(({ signal }) => ports.findAssistant(signal)),
      createAssistant: fromPromise<FirstAssistant, WizardAnswers>(({ input, signal }) =>
        ports.createAssistant(input, signal),
      ),
      completeWizard: fromPromise<void, undefined>(({ signal }) => ports.completeWizard(signal)),
    },
  });
}
