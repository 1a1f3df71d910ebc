import { connectGlobalFeedback } from '@parley/machines';
import { GlobalFeedback, onDemand } from '@parley/ui';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { userOf } from '../app/session.ts';
import { openCustomerPortal } from '../billing/leave.ts';
import { useCheckoutReturn } from '../billing/useCheckoutReturn.ts';

const PlansDrawer = onDemand(
  () => import('../billing/PlansDrawer.tsx'),
  ({ onClose }) => onClose(),
);

/** Toasts and the dialog of the whole portal (SH-8, ER-1). */
export function PortalFeedback() {
  const app = useApp();
  const navigate = useNavigate();
  const { actor } = app.feedback;
  const [plansOpen, setPlansOpen] = useState(false);
  const { outcome, forget } = useCheckoutReturn();
  const isBackInWizard = outcome !== null && userOf(app)?.user.showWelcomeWizard === true;
  const { view, actions } = connectGlobalFeedback(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );

  useEffect(() => {
    const leaving = actor.on('subscription.wanted', ({ action }) => {
      if (action === 'customerPortal') void openCustomerPortal(app);
      else if (userOf(app)?.user.showWelcomeWizard) setPlansOpen(true);
      // What was typed is kept for the way back, so nothing is asked.
      else void navigate({ to: '/pricing', ignoreBlocker: true });
    });
    return () => leaving.unsubscribe();
  }, [actor, app, navigate]);

  const closePlans = () => {
    setPlansOpen(false);
    if (outcome !== null) forget();
  };

  return (
    <>
      <GlobalFeedback {...view} {...actions} />
      {(plansOpen || isBackInWizard) && <PlansDrawer onClose={closePlans} />}
    </>
  );
}
