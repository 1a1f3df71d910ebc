import { connectStartUp, decide, type StartUpEvent } from '@parley/machines';
import { SignInScreen, StartUpScreen } from '@parley/ui';
import { stay } from './frames.tsx';
import { renderDecision } from './renderGuard.tsx';

/**
 * What stands in the window until the user is known, and where each kind of user then arrives (ST-1, ST-3).
 * What is done there goes to `send`.
 */
export function renderStartUp(
  snapshot: Parameters<typeof connectStartUp>[0],
  send: (event: StartUpEvent) => void = stay,
) {
  const { view, actions } = connectStartUp(snapshot, send);
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
  if (view.kind !== 'signedIn') return <StartUpScreen view={view} {...actions} />;
  const { user, rights } = view;
  return renderDecision(decide({ session: 'signedIn', user, rights, path: '/', area: 'app' }), user.isAdmin);
}
