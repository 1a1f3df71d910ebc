import { type SignInView, signInViewOf } from '@parley/machines';
import { SignInScreen } from '@parley/ui';
import { useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../app/AppContext.tsx';

/** Ends of a session after which nothing needs to be said: the provider's login page comes by itself. */
const SILENT_CODES: readonly string[] = ['noSession', 'expired', 'loggedOut'];

function goesOnByItself(view: SignInView): boolean {
  return view.kind === 'signedOut' && SILENT_CODES.includes(view.code);
}

/**
 * Login and callback: redirects to the provider, shows progress, and explains failures (RT-5, ST-4, ST-5).
 */
export default function LoginPage() {
  const { signIn, config } = useApp();
  const { returnTo } = useSearch({ strict: false });
  const view = useSelector(signIn, signInViewOf);
  const isAutomatic = goesOnByItself(view);

  const login = (screen: 'default' | 'login' = 'default') =>
    signIn.send({ type: 'login.requested', screen, ...(returnTo === undefined ? {} : { returnTo }) });

  useEffect(() => {
    if (isAutomatic)
      signIn.send({ type: 'login.requested', ...(returnTo === undefined ? {} : { returnTo }) });
  }, [isAutomatic, returnTo, signIn]);

  return (
    <SignInScreen
      view={view.kind === 'signedIn' || isAutomatic ? { kind: 'busy', doing: 'completing' } : view}
      supportEmail={config.supportEmail}
      onSignIn={() => login()}
      onOtherAccount={() => login('login')}
      onRetry={() => signIn.send({ type: 'start.retried' })}
    />
  );
}
