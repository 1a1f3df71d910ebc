import { ApiError, INSUFFICIENT_AUTHENTICATION } from '@parley/api';
import type { PasswordFormProps, Passwords } from '@parley/ui';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { problemInPlace } from '../app/listState.ts';

type Confirming = 'none' | 'open' | 'closed' | 'blocked';

/**
 * The change of the reader's password (US-2). Where their sign-in is not recent they sign in once more, and
 * the change goes on. The passwords are in the form's memory alone.
 * @param email the reader's, which the provider's form is filled with.
 */
export function usePasswordChange(email: string): PasswordFormProps {
  const app = useApp();
  const [confirming, setConfirming] = useState<Confirming>('none');
  const changing = useMutation({
    async mutationFn(passwords: Passwords): Promise<'changed' | 'unconfirmed'> {
      try {
        await app.client.call('changePassword', passwords);
        return 'changed';
      } catch (error) {
        if (error instanceof ApiError && error.code === INSUFFICIENT_AUTHENTICATION) return 'unconfirmed';
        throw error;
      }
    },
    onMutate: () => setConfirming('none'),
  });

  // The same for each drawing, so that a refusal which was typed over does not come back.
  const failed = useMemo(() => changing.error && problemInPlace(changing.error), [changing.error]);

  const attempt = useRef<AbortController | null>(null);
  async function confirm(passwords: Passwords): Promise<void> {
    // The window that waits may be lost behind others: another takes its place.
    attempt.current?.abort();
    const own = new AbortController();
    attempt.current = own;
    setConfirming('open');
    const result = await app.signInAgain(email, own.signal);
    if (own.signal.aborted) return;
    if (result === 'same') changing.mutate(passwords);
    else if (result === 'otherUser') changing.reset();
    else setConfirming(result);
  }

  return {
    state: failed ?? stateOf(changing, confirming),
    onChange: changing.mutate,
    onConfirm: (passwords) => void confirm(passwords),
    onCancelConfirm() {
      attempt.current?.abort();
      setConfirming('closed');
    },
  };
}

function stateOf(
  { status, data }: { status: string; data: 'changed' | 'unconfirmed' | undefined },
  confirming: Confirming,
): PasswordFormProps['state'] {
  if (status === 'pending') return { kind: 'busy' };
  if (data === 'changed') return { kind: 'changed' };
  if (data === undefined) return { kind: 'idle' };
  return confirming === 'open' ? { kind: 'confirming' } : { kind: 'unconfirmed', last: confirming };
}
