import { type GuardDecision, guardViewOf } from '@parley/machines';
import { NoAssistantsScreen, SignInScreen, StartUpScreen, StatusScreen } from '@parley/ui';
import { FirstWizardStep, Landing, stay, UserFrame } from './frames.tsx';
import { UserChat } from './renderChat.tsx';

/** Where a decision of the guard leads (ST-3). */
export function renderDecision(decision: GuardDecision, isAdmin: boolean) {
  const home = isAdmin ? <Landing /> : <UserChat />;
  switch (decision.kind) {
    case 'checking':
      return <StartUpScreen view={{ kind: 'loading', isLate: false }} onRetry={stay} />;
    case 'rendering':
      return home;
    case 'notFound':
      return <StatusScreen status={404} frame="window" homeHref="/" onLogout={stay} />;
    case 'loggingOut':
      return (
        <SignInScreen
          view={{ kind: 'busy', doing: 'signingOut' }}
          supportEmail="support@parley.test"
          onSignIn={stay}
          onOtherAccount={stay}
          onRetry={stay}
        />
      );
    case 'redirecting':
      if (decision.to === 'wizard') return <FirstWizardStep />;
      if (decision.to !== 'noAssistants') return home;
      return (
        <UserFrame>
          <NoAssistantsScreen onLogout={stay} />
        </UserFrame>
      );
  }
}

/** Where the guard's decision leads (ST-3). */
export function renderGuard(snapshot: Parameters<typeof guardViewOf>[0]) {
  return renderDecision(guardViewOf(snapshot), snapshot.context.facts?.user?.isAdmin ?? false);
}
