import { startUpViewOf } from '@parley/machines';
import { NoAssistantsScreen, SignInScreen, StartUpScreen } from '@parley/ui';
import { FirstWizardStep, Landing, stay } from './frames.tsx';
import { UserChat } from './renderChat.tsx';

/**
 * What stands in the window until the user is known, and where each kind of user then arrives (ST-1, ST-3).
 */
export function renderStartUp(snapshot: Parameters<typeof startUpViewOf>[0]) {
  const view = startUpViewOf(snapshot);
  if (view.kind === 'signedOut') {
    return (
      <SignInScreen
        view={{ kind: 'busy', doing: 'leaving' }}
        supportEmail="support@parley.test"
        onSignIn={stay}
        onOtherAccount={stay}
        onRetry={stay}
      />
    );
  }
  if (view.kind !== 'signedIn') return <StartUpScreen view={view} onRetry={stay} />;
  const { isAdmin, showWelcomeWizard } = view.user;
  if (isAdmin) return showWelcomeWizard ? <FirstWizardStep /> : <Landing />;
  if (showWelcomeWizard || view.rights === 'none') return <NoAssistantsScreen onLogout={stay} />;
  return <UserChat />;
}
