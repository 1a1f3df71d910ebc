import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../app/AppContext.tsx';
import { openCustomerPortal } from '../billing/leave.ts';

/** Where 'Manage subscription' of a chat leads: to the plans, for 461 to the customer portal (ER-1). */
export function useManageSubscription(): (status: number) => void {
  const app = useApp();
  const navigate = useNavigate();
  return (status) => {
    if (status === 461) void openCustomerPortal(app);
    else void navigate({ to: '/pricing' });
  };
}
