import { useWords } from '@parley/i18n/react';
import {
  progressEvent,
  type WelcomeWizardEvent,
  type WelcomeWizardView,
  type WizardActivity,
} from '@parley/machines/welcomeWizard';
import type { WizardProgress } from '@parley/model';
import { LoadingScreen, problemWords, WelcomeWizardScreen, type WelcomeWizardScreenProps } from '@parley/ui';

interface WizardProps
  extends Pick<WelcomeWizardScreenProps, 'avatar' | 'data' | 'starters' | 'snippet' | 'onLogout'> {
  view: WelcomeWizardView;
  /** What stands behind the end, where there is nothing to answer any more. */
  progress: WizardProgress;
  send: (event: WelcomeWizardEvent) => void;
}

/** The welcome wizard as its machine sees it (WZ-1). */
export function Wizard({ view, progress, send, ...rest }: WizardProps) {
  const { t } = useWords();
  if (view.kind === 'starting') return <LoadingScreen />;
  const inWords = (activity: WizardActivity) =>
    activity.kind === 'failed'
      ? { kind: activity.kind, text: problemWords(t, activity.problem) }
      : { kind: activity.kind };
  return (
    <WelcomeWizardScreen
      {...rest}
      progress={progress}
      onProgress={(next) => send(progressEvent(progress, next))}
      kept={view.kind === 'answering' && view.isKept}
      state={
        view.kind === 'made'
          ? { kind: 'made', name: view.name, opening: inWords(view.opening) }
          : inWords(view.activity)
      }
      onFinish={(answers) => send({ type: 'answers.finished', answers })}
      onOpen={() => send({ type: 'chat.opened' })}
    />
  );
}
