import type { connectWelcomeWizard } from '@parley/machines/welcomeWizard';
import { LoadingScreen, WelcomeWizardScreen, type WelcomeWizardScreenProps } from '@parley/ui';

interface WizardProps
  extends Pick<
      WelcomeWizardScreenProps,
      'avatar' | 'data' | 'starters' | 'snippet' | 'language' | 'onLogout'
    >,
    ReturnType<typeof connectWelcomeWizard> {}

/** The welcome wizard as its machine sees it (WZ-1). */
export function Wizard({ view, progress, actions, ...rest }: WizardProps) {
  if (view.kind === 'starting') return <LoadingScreen />;
  return (
    <WelcomeWizardScreen
      {...rest}
      {...actions}
      progress={progress}
      kept={view.kind === 'answering' && view.isKept}
      state={view.kind === 'answering' ? view.activity : view}
    />
  );
}
