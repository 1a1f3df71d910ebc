import { useWords } from '@parley/i18n/react';
import type { connectWelcomeWizard } from '@parley/machines/welcomeWizard';
import type { FormState } from '@parley/model';
import { LoadingScreen, problemWords, WelcomeWizardScreen, type WelcomeWizardScreenProps } from '@parley/ui';

interface WizardProps
  extends Pick<WelcomeWizardScreenProps, 'avatar' | 'data' | 'starters' | 'snippet' | 'onLogout'>,
    ReturnType<typeof connectWelcomeWizard> {}

/** The welcome wizard as its machine sees it (WZ-1). */
export function Wizard({ view, progress, actions, ...rest }: WizardProps) {
  const { t } = useWords();
  if (view.kind === 'starting') return <LoadingScreen />;
  const inWords = (activity: FormState) =>
    activity.kind === 'failed'
      ? { kind: activity.kind, text: problemWords(t, activity.problem) }
      : { kind: activity.kind };
  return (
    <WelcomeWizardScreen
      {...rest}
      {...actions}
      progress={progress}
      kept={view.kind === 'answering' && view.isKept}
      state={
        view.kind === 'made'
          ? { kind: 'made', name: view.name, opening: inWords(view.opening) }
          : inWords(view.activity)
      }
    />
  );
}
