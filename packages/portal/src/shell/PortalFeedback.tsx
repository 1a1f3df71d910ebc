import { globalFeedbackViewOf } from '@parley/machines';
import { GlobalFeedback } from '@parley/ui';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { openCustomerPortal } from '../billing/leave.ts';

/** Toasts and the dialog of the whole portal (SH-8, ER-1). */
export function PortalFeedback() {
  const app = useApp();
  const navigate = useNavigate();
  const { actor } = app.feedback;
  const { toasts, dialog } = globalFeedbackViewOf(useSelector(actor, (snapshot) => snapshot));

  useEffect(() => {
    const leaving = actor.on('subscription.wanted', ({ action }) => {
      if (action === 'customerPortal') void openCustomerPortal(app);
      else void navigate({ to: '/pricing' });
    });
    return () => leaving.unsubscribe();
  }, [actor, app, navigate]);

  return (
    <GlobalFeedback
      toasts={toasts}
      onDismissToast={(id) => actor.send({ type: 'toast.dismissed', id })}
      onHold={(held) => actor.send({ type: held ? 'toasts.held' : 'toasts.released' })}
      dialog={dialog}
      onCloseDialog={() => actor.send({ type: 'dialog.closed' })}
      onManageSubscription={() => actor.send({ type: 'subscription.managed' })}
    />
  );
}
