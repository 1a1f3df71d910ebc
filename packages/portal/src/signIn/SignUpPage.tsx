import { SignInScreen } from '@parley/ui';
import { useEffect } from 'react';
import { useApp } from '../app/AppContext.tsx';

/** Leads to the provider's registration (RT-5). */
export default function SignUpPage() {
  const { signIn, config } = useApp();
  const signUp = () => signIn.send({ type: 'login.requested', screen: 'signup' });

  useEffect(() => signIn.send({ type: 'login.requested', screen: 'signup' }), [signIn]);

  return (
    <SignInScreen
      view={{ kind: 'busy', doing: 'leaving' }}
      supportEmail={config.supportEmail}
      onSignIn={signUp}
      onOtherAccount={signUp}
      onRetry={signUp}
    />
  );
}
