import { type SignInEvent, signInViewOf } from '@parley/machines';
import { SignInScreen } from '@parley/ui';
import { Landing, stay } from './frames.tsx';

/** The sign-in screens; once signed in, what the session opens. What is done there goes to `send`. */
export function renderSignIn(
  snapshot: Parameters<typeof signInViewOf>[0],
  send: (event: SignInEvent) => void = stay,
) {
  const view = signInViewOf(snapshot);
  if (view.kind === 'signedIn') return <Landing onLogout={() => send({ type: 'logout.requested' })} />;
  return (
    <SignInScreen
      view={view}
      supportEmail="support@parley.test"
      onSignIn={() => send({ type: 'login.requested' })}
      onOtherAccount={() => send({ type: 'login.requested', screen: 'login' })}
      onRetry={() => send({ type: 'start.retried' })}
    />
  );
}
