import { useSelector } from '@xstate/react';
import { useApp } from './AppContext.tsx';

/**
 * The way out: the provider's sign-out, then the index (SH-1). Who has unsaved changes is asked first. A
 * failure is told by a toast.
 */
export function useLogout(): { loggingOut: boolean; logout: () => void } {
  const { signIn, leaving } = useApp();
  return {
    loggingOut: useSelector(signIn, (snapshot) => snapshot.matches('signingOut')),
    logout: () =>
      leaving.leave(() => {
        if (signIn.getSnapshot().matches('signedIn')) signIn.send({ type: 'logout.requested' });
        // Nobody to sign out: the index leads to the login.
        else window.location.assign('/');
      }),
  };
}
