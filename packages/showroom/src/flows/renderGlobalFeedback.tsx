import { type GlobalFeedbackEvent, globalFeedbackViewOf } from '@parley/machines';
import type { Audience } from '@parley/model';
import { GlobalFeedback } from '@parley/ui';
import { Landing, stay } from './frames.tsx';
import { UserChat } from './renderChat.tsx';

/**
 * Toasts and the dialog over where the audience arrives (SH-8, ER-1); what is done with them goes to `send`.
 */
export function renderGlobalFeedback(
  snapshot: Parameters<typeof globalFeedbackViewOf>[0],
  send: (event: GlobalFeedbackEvent) => void = stay,
  audience: Audience | undefined = 'admin',
) {
  return (
    <>
      {audience === 'admin' ? <Landing /> : <UserChat />}
      <GlobalFeedback
        {...globalFeedbackViewOf(snapshot)}
        onDismissToast={(id) => send({ type: 'toast.dismissed', id })}
        onHold={(held) => send({ type: held ? 'toasts.held' : 'toasts.released' })}
        onCloseDialog={() => send({ type: 'dialog.closed' })}
        onManageSubscription={() => send({ type: 'subscription.managed' })}
      />
    </>
  );
}
