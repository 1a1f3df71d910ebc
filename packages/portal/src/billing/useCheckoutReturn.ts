import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { CheckoutSearch } from '../app/search.ts';

const OUTCOMES = { success: 'succeeded', changed: 'changed', cancel: 'abandoned' } as const;

/** What became of a checkout, for whom is back from it, and a way to send the news away. */
export interface CheckoutReturn {
  outcome: 'succeeded' | 'changed' | 'abandoned' | null;
  /** What was paid for, or changed to. */
  plan: CheckoutSearch['plan'];
  /** The period of that. */
  billed: CheckoutSearch['billed'];
  forget: () => void;
}

/**
 * The outcome of a checkout, as the address said when the page came up (`?checkout=success` with the plan
 * that was paid for and its period, `changed` with the one that nothing may have been due for, or `cancel`,
 * BI-2). It is taken out of the address, so that a reload does not tell it again.
 */
export function useCheckoutReturn(): CheckoutReturn {
  const { checkout, plan, billed } = useSearch({ strict: false });
  const [told, setTold] = useState<CheckoutSearch>({ checkout, plan, billed });
  const navigate = useNavigate();
  useEffect(() => {
    if (!checkout) return;
    setTold({ checkout, plan, billed });
    void navigate({
      to: '.',
      search: ({ checkout: _, plan: __, billed: ___, ...kept }) => kept,
      replace: true,
    });
  }, [checkout, plan, billed, navigate]);
  return {
    outcome: told.checkout ? OUTCOMES[told.checkout] : null,
    plan: told.plan,
    billed: told.billed,
    forget: () => setTold({}),
  };
}
