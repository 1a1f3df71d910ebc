import { GlobalFeedback } from '@parley/ui';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../app/AppContext.tsx';
import { useStore } from '../app/store.ts';
import { openCustomerPortal } from '../billing/leave.ts';

/** Toasts and the dialog of the whole portal (SH-8, ER-1). */
export function Feedback() {
  const app = useApp();
  const navigate = useNavigate();
  const { toasts, dialog } = useStore(app.feedback);

  const manageSubscription = () => {
    app.feedback.closeDialog();
    if (dialog?.action === 'customerPortal') void openCustomerPortal(app);
    else void navigate({ to: '/pricing' });
  };

  return (
    <GlobalFeedback
      toasts={toasts}
      onDismissToast={app.feedback.dismissToast}
      dialog={dialog}
      onCloseDialog={app.feedback.closeDialog}
      onManageSubscription={manageSubscription}
    />
  );
}
