import { connectSignIn, goesOnByItself } from '@parley/machines';
import { SignInScreen } from '@parley/ui';
import { useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../app/AppContext.tsx';

/**
 * Login and callback: redirects to the provider, shows progress, and explains failures (RT-5, ST-4, ST-5).
 */
export default function LoginPage() {
  const { signIn, config } = useApp();
  const { returnTo } = useSearch({ strict: false });
  const snapshot = useSelector(signIn, (current) => current);
  const { view, actions } = connectSignIn(snapshot, signIn.send, returnTo);
  const isAutomatic = goesOnByItself(view);

  useEffect(() => {
    if (isAutomatic) connectSignIn(signIn.getSnapshot(), signIn.send, returnTo).actions.onGoOn();
  }, [isAutomatic, returnTo, signIn]);

  return (
    <SignInScreen
      view={view.kind === 'signedIn' || isAutomatic ? { kind: 'busy', doing: 'completing' } : view}
      supportEmail={config.supportEmail}
      {...actions}
    />
  );
}
