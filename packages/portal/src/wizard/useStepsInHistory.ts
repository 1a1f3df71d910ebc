import { WIZARD_STEPS, type WizardStep } from '@parley/model';
import { type HistoryState, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step of the wizard that an entry of the browser's history shows. */
    wizardStep?: WizardStep;
  }
}

/** What the browser kept may be of another version. */
const stepIn = ({ wizardStep }: HistoryState) => WIZARD_STEPS.find((step) => step === wizardStep);

/**
 * Makes each step of the wizard one of the browser's history, so that whoever goes back comes to the step
 * before and does not leave (WZ-1). Not in the address: how far somebody is, the server says.
 * @param step that is shown; null while none is
 * @param onStep leads to the step that the reader went back or forward to
 */
export function useStepsInHistory(step: WizardStep | null, onStep: (step: WizardStep) => void): void {
  const { history, navigate } = useRouter();

  useEffect(
    () =>
      history.subscribe(({ location, action }) => {
        const gone = stepIn(location.state);
        if (gone && action.type !== 'PUSH' && action.type !== 'REPLACE') onStep(gone);
      }),
    [history, onStep],
  );

  useEffect(() => {
    const known = stepIn(history.location.state);
    if (step === null || known === step) return;
    const state = { wizardStep: step };
    void navigate({ to: '.', search: true, state, replace: known === undefined, resetScroll: false });
  }, [history, navigate, step]);
}
