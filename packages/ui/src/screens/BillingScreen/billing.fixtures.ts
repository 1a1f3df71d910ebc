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
  messagesByDay: [
    ...[498, 530, 120, 96, 512, 560, 604, 580, 541, 133, 101, 566, 590, 622, 655],
    ...[610, 160, 118, 640, 688, 702, 731, 690, 171, 140, 702, 744, 768, 720, 412],
  ],
  resets: { messages: '2026-03-11T00:00:00.000Z', characters: '2026-04-01T00:00:00.000Z' },
  price: { amount: 4900, currency: 'EUR', period: 'M' },
  until: '2026-04-01T00:00:00.000Z',
  included: { assistants: 5, users: 25, dataFiles: 500 },
  paymentMethods: true,
};

const STATES = ['open', 'paid', 'credited', 'void', 'paid', 'uncollectible'] as const;

function invoice(index: number): Invoice {
  const month = new Date(Date.UTC(2026, 2 - index, 1));
  const state = STATES[index % STATES.length] ?? 'paid';
  return {
    id: String(index),
    number: `PAR-${month.getUTCFullYear()}-${String(1042 - index).padStart(5, '0')}`,
    issuedAt: month.toISOString(),
    amount: (4900 + (index % 4) * 1250) * (state === 'credited' ? -1 : 1),
    currency: 'EUR',
    state,
  };
}

export const invoices: readonly Invoice[] = Array.from({ length: 6 }, (_, index) => invoice(index));
/** Three years and a half of them. */
export const manyInvoices: readonly Invoice[] = Array.from({ length: 42 }, (_, index) => invoice(index));
