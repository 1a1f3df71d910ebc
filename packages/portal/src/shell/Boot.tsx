import { signInViewOf, startUpViewOf } from '@parley/machines';
import { SignInScreen, StartUpScreen } from '@parley/ui';
import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { stateOf } from '../app/session.ts';

/**
 * Mounts the routes once sign-in and start-up have ended, so that the guard always has an answer (ST-1,
 * ST-3), and covers them while another user's data load.
 */
export function Boot({ router }: { router: RegisteredRouter }) {
  const app = useApp();
  const { signIn, startUp, config } = app;
  const signInView = useSelector(signIn, signInViewOf);
  const startUpView = useSelector(startUp, startUpViewOf);
  const wasDecided = useRef(false);
  wasDecided.current ||= stateOf(app) !== 'unknown';

  if (signInView.kind === 'signedIn') {
    const isThere = startUpView.kind === 'signedIn' || startUpView.kind === 'signedOut';
    if (!isThere) {
      return <StartUpScreen view={startUpView} onRetry={() => startUp.send({ type: 'load.retried' })} />;
    }
  } else if (!wasDecided.current) {
    return (
      <SignInScreen
        view={signInView}
        supportEmail={config.supportEmail}
        onSignIn={() => signIn.send({ type: 'login.requested' })}
        onOtherAccount={() => signIn.send({ type: 'login.requested', screen: 'login' })}
        onRetry={() => signIn.send({ type: 'start.retried' })}
      />
    );
  }
  return <RouterProvider router={router} />;
}
