import { connectGlobalFeedback } from '@parley/machines';
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
  const { view, actions } = connectGlobalFeedback(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );

  useEffect(() => {
    const leaving = actor.on('subscription.wanted', ({ action }) => {
      if (action === 'customerPortal') void openCustomerPortal(app);
      else void navigate({ to: '/pricing' });
    });
    return () => leaving.unsubscribe();
  }, [actor, app, navigate]);

  return <GlobalFeedback {...view} {...actions} />;
}
