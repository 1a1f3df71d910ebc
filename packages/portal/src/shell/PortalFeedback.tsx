import { connectGlobalFeedback } from '@parley/machines';
import { GlobalFeedback, onDemand } from '@parley/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { userOf } from '../app/session.ts';
import { openCustomerPortal } from '../billing/leave.ts';

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
  const { checkout } = useSearch({ strict: false });
  const isBackInWizard = checkout !== undefined && userOf(app)?.user.showWelcomeWizard === true;
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

  // The plans take the news of a checkout out of the address, and stay open.
  useEffect(() => {
    if (isBackInWizard) setPlansOpen(true);
  }, [isBackInWizard]);

  return (
    <>
      <GlobalFeedback {...view} {...actions} />
      {plansOpen && <PlansDrawer onClose={() => setPlansOpen(false)} />}
    </>
  );
}
