import type { PlanCode } from '@parley/model';
import { useNavigate, useSearch } from '@tanstack/react-router';

/**
 * The outcome of a checkout, as the address says (`?checkout=success` with the plan that was paid for, or
 * `cancel`, BI-2), and a way to remove it.
 */
export function useCheckoutReturn(): {
  outcome: 'succeeded' | 'abandoned' | null;
  plan: PlanCode | undefined;
  forget: () => void;
} {
  const { checkout, plan } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    outcome: checkout === 'success' ? 'succeeded' : checkout === 'cancel' ? 'abandoned' : null,
    plan,
    forget: () =>
      void navigate({ to: '.', search: ({ checkout: _, plan: __, ...kept }) => kept, replace: true }),
  };
}
