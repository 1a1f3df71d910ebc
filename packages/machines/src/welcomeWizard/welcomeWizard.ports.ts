import type { WizardProgress } from '@parley/model';
import { fromCallback, fromPromise } from 'xstate';
import { welcomeWizardMachine } from './welcomeWizard.machine.ts';
import type {
  FirstAssistant,
  MakingWish,
  WelcomeWizardEvent,
  WelcomeWizardPorts,
} from './welcomeWizard.types.ts';

/** The wizard with the app's API behind it. */
export function welcomeWizardWith(ports: WelcomeWizardPorts) {
  return welcomeWizardMachine.provide({
    actors: {
      loadProgress: fromPromise(() => ports.loadProgress()),
      keepProgress: fromCallback<WelcomeWizardEvent, WizardProgress>(({ input, sendBack }) => {
        const stopped = new AbortController();
        const tell = (isKept: boolean) => {
          if (!stopped.signal.aborted) sendBack({ type: isKept ? 'progress.kept' : 'progress.dropped' });
        };
        const keeping = ports.keepProgress(input, stopped.signal);
        if (typeof keeping === 'boolean') tell(keeping);
        else void keeping.then(tell);
        return () => stopped.abort();
      }),
      findAssistant: fromPromise(({ signal }) => ports.findAssistant(signal)),
      createAssistant: fromPromise<FirstAssistant, MakingWish>(({ input, signal }) =>
        ports.createAssistant(input.answers, signal, input.overwrites),
      ),
      completeWizard: fromPromise<void, undefined>(({ signal }) => ports.completeWizard(signal)),
    },
  });
}
