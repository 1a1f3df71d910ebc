import { connectSignIn, type SignInEvent } from '@parley/machines';
import { SignInScreen } from '@parley/ui';
import { Landing, stay } from './frames.tsx';

/** The sign-in screens; once signed in, what the session opens. What is done there goes to `send`. */
export function renderSignIn(
  snapshot: Parameters<typeof connectSignIn>[0],
  send: (event: SignInEvent) => void = stay,
) {
  const { view, actions, onLogout } = connectSignIn(snapshot, send);
  if (view.kind === 'signedIn') return <Landing onLogout={onLogout} />;
  return <SignInScreen view={view} supportEmail="support@parley.test" {...actions} />;
}
