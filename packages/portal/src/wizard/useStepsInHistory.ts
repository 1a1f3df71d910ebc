import { WIZARD_STEPS, type WizardStep } from '@parley/model';
import { type HistoryState, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The steps of the wizard in the browser's history up to this entry, which shows the last of them. */
    wizardSteps?: readonly WizardStep[];
  }
}

/** What the browser kept may be of another version. */
function stepsIn({ wizardSteps }: HistoryState): readonly WizardStep[] {
  const isKnown = Array.isArray(wizardSteps) && wizardSteps.every((step) => WIZARD_STEPS.includes(step));
  return isKnown ? wizardSteps : [];
}

/**
 * Makes each step of the wizard one of the browser's history, so that whoever goes back comes to the step
 * before and does not leave (WZ-1), also after they went back by the wizard's own button: that goes back in
 * the history too, where the step is there. Not in the address: how far somebody is, the server says.
 * @param step that is shown; null while none is
 * @param onStep leads to the step that the reader went back or forward to
 */
export function useStepsInHistory(step: WizardStep | null, onStep: (step: WizardStep) => void): void {
  const { history, navigate } = useRouter();

  useEffect(
    () =>
      history.subscribe(({ location, action }) => {
        const gone = stepsIn(location.state).at(-1);
        if (gone && action.type !== 'PUSH' && action.type !== 'REPLACE') onStep(gone);
      }),
    [history, onStep],
  );

  useEffect(() => {
    const known = stepsIn(history.location.state);
    const shown = known.at(-1);
    if (step === null || shown === step) return;
    if (known.includes(step)) return history.go(known.indexOf(step) + 1 - known.length);
    const goesOn = shown !== undefined && WIZARD_STEPS.indexOf(step) > WIZARD_STEPS.indexOf(shown);
    const state = { wizardSteps: [...(goesOn ? known : known.slice(0, -1)), step] };
    void navigate({ to: '.', search: true, state, replace: !goesOn, resetScroll: false });
  }, [history, navigate, step]);
}
