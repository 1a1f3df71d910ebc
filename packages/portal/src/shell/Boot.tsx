import { connectSignIn, connectStartUp } from '@parley/machines';
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
  const signingIn = connectSignIn(
    useSelector(signIn, (snapshot) => snapshot),
    signIn.send,
  );
  const starting = connectStartUp(
    useSelector(startUp, (snapshot) => snapshot),
    startUp.send,
  );
  const wasDecided = useRef(false);
  wasDecided.current ||= stateOf(app) !== 'unknown';

  if (signingIn.view.kind === 'signedIn') {
    const { view, actions } = starting;
    if (view.kind !== 'signedIn' && view.kind !== 'signedOut')
      return <StartUpScreen view={view} {...actions} />;
  } else if (!wasDecided.current) {
    const { view, actions } = signingIn;
    return <SignInScreen view={view} supportEmail={config.supportEmail} {...actions} />;
  }
  return <RouterProvider router={router} />;
}
