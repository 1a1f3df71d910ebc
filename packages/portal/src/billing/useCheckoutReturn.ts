import { useNavigate, useSearch } from '@tanstack/react-router';

/**
 * The outcome of a checkout, as the address says (`?checkout=success` or `cancel`, BI-2), and a way to remove
 * it.
 */
export function useCheckoutReturn(): { outcome: 'succeeded' | 'abandoned' | null; forget: () => void } {
  const { checkout } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    outcome: checkout === 'success' ? 'succeeded' : checkout === 'cancel' ? 'abandoned' : null,
    forget: () => void navigate({ to: '.', search: ({ checkout: _, ...kept }) => kept, replace: true }),
  };
}
