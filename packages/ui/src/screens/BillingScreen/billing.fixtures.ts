import type { Invoice, Subscription } from './subscription.types.ts';

/** What is known without dates and prices. */
export const plainSubscription: Subscription = {
  status: 'active',
  planName: 'Team',
  usedMessages: 412,
  dailyMessageLimit: 1000,
  usedCharacters: 1_842_310,
  monthlyCharacterLimit: 5_000_000,
};

export const activeSubscription: Subscription = {
  ...plainSubscription,
  resets: { messages: '2026-03-11T00:00:00.000Z', characters: '2026-04-01T00:00:00.000Z' },
  price: { amount: 4900, currency: 'EUR', period: 'M' },
  until: '2026-04-01T00:00:00.000Z',
};

const STATES = ['open', 'paid', 'paid', 'void', 'paid', 'uncollectible'] as const;

function invoice(index: number): Invoice {
  const month = new Date(Date.UTC(2026, 2 - index, 1));
  const state = STATES[index % STATES.length] ?? 'paid';
  return {
    id: String(index),
    number: `PAR-${month.getUTCFullYear()}-${String(1042 - index).padStart(5, '0')}`,
    issuedAt: month.toISOString(),
    amount: state === 'void' ? -4900 : 4900 + (index % 4) * 1250,
    currency: 'EUR',
    state,
  };
}

export const invoices: readonly Invoice[] = Array.from({ length: 6 }, (_, index) => invoice(index));
/** Three years and a half of them. */
export const manyInvoices: readonly Invoice[] = Array.from({ length: 42 }, (_, index) => invoice(index));
