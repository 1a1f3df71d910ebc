import { signInViewOf } from '@parley/machines';
import { SignInScreen } from '@parley/ui';
import { Landing, stay } from './frames.tsx';

/** The sign-in screens; once signed in, what the session opens. */
export function renderSignIn(snapshot: Parameters<typeof signInViewOf>[0]) {
  const view = signInViewOf(snapshot);
  if (view.kind === 'signedIn') return <Landing />;
  return (
    <SignInScreen
      view={view}
      supportEmail="support@parley.test"
      onSignIn={stay}
      onOtherAccount={stay}
      onRetry={stay}
    />
  );
}
