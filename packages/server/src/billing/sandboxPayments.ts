import type { BillingPeriod } from '@parley/model';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { invoices, type Organisation, organisations, sandboxCustomers } from '../database/schema.ts';
import { randomToken } from '../secrets.ts';
import type { CustomerState, ProviderSubscription } from './customerState.ts';
import { invoiceNumber } from './invoices.ts';
import { lockOrganisation } from './limits.ts';
import type { Payer, PaymentProvider } from './payments.ts';
import { findOffer, type Plan, priceOf } from './plans.ts';
import { lookupKeyOf } from './prices.ts';
import {
  checkoutPath,
  createBillingSession,
  customerPortalPath,
  type NewBillingSession,
} from './sessions.ts';
import { customerOf, linkCustomer } from './synchronise.ts';

/** A payment provider in this process, for payments without money. It keeps its own record of customers. */
export interface SandboxPayments extends PaymentProvider {
  /** Subscribes to a plan, or changes to it; a paid invoice is added, and open ones are paid with it. */
  subscribe(organisationId: string, plan: Plan, period: BillingPeriod): Promise<void>;
  payOpenInvoices(organisationId: string): Promise<void>;
  /** Ends the subscription at once. */
  cancel(organisationId: string): Promise<void>;
}

const CUSTOMER_PREFIX = 'cus_sandbox_';

/** The sandbox's name for an organisation. */
export const sandboxCustomerId = (organisationId: string) => CUSTOMER_PREFIX + organisationId;

/** What the product's statuses are called at a payment provider; a trial is no subscription there. */
const PROVIDER_STATUSES: Record<string, string> = {
  active: 'active',
  incomplete: 'past_due',
  canceled: 'canceled',
};

const DAY_SECONDS = 24 * 60 * 60;
/** How long a period of the sandbox is paid for. */
const PERIOD_SECONDS: Record<BillingPeriod, number> = { M: 30 * DAY_SECONDS, Y: 365 * DAY_SECONDS };

/** Makes the sandbox (CMD-4). Its secret is of this process: nobody else can sign its events. */
export function createSandboxPayments({ db }: Database, clock: Clock, origin: string): SandboxPayments {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  async function open({ organisation: { id }, language }: Payer, checkout: object = {}): Promise<string> {
    await linkCustomer(db, id, sandboxCustomerId(id), await customerOf(db, id));
    const session: NewBillingSession = { organisationId: id, language, ...checkout };
    return createBillingSession(db, session, clock.now());
  }

  const change = (organisationId: string, edit: (state: CustomerState) => CustomerState) =>
    db.transaction(async (tx) => {
      const organisation = await lockOrganisation(tx, organisationId);
      const state = edit(await readState(tx, organisation));
      await tx
        .insert(sandboxCustomers)
        .values({ organisationId, state })
        .onConflictDoUpdate({ target: sandboxCustomers.organisationId, set: { state } });
    });

  const settled = (all: CustomerState['invoices']) =>
    all.map((one) => (one.status === 'open' ? { ...one, status: 'paid' as const, paid: seconds() } : one));

  return {
    webhookSecret: `whsec_${randomToken()}`,
    createCheckout: async (payer, plan, billingPeriod) =>
      origin + checkoutPath(await open(payer, { planGuid: plan.guid, billingPeriod })),
    createPortal: async (payer) => origin + customerPortalPath(await open(payer)),
    // Its pages and invoices read the organisation anew each time.
    followOrganisation: async () => undefined,
    organisationOf: async (customerId) =>
      customerId.startsWith(CUSTOMER_PREFIX) ? customerId.slice(CUSTOMER_PREFIX.length) : null,

    async readCustomer(customerId) {
      const id = customerId.slice(CUSTOMER_PREFIX.length);
      const [organisation] = await db.select().from(organisations).where(eq(organisations.id, id));
      if (!organisation) throw new Error(`No organisation ${id}`);
      return readState(db, organisation);
    },

    async invoicePdf(invoice, { organisation, language }) {
      const { invoicePdf } = await import('./invoicePdf.ts');
      return invoicePdf(invoice, organisation, language);
    },

    subscribe: (organisationId, plan, period) =>
      change(organisationId, (state) => {
        const subscription: ProviderSubscription = {
          status: 'active',
          lookupKey: lookupKeyOf(plan, period),
          created: seconds(),
          trialEnd: null,
          periodEnd: seconds() + PERIOD_SECONDS[period],
        };
        const invoice = {
          id: `in_sandbox_${randomToken()}`,
          number: invoiceNumber(clock.now(), state.invoices.length + 1),
          planName: plan.name,
          amount: priceOf(plan, period),
          status: 'paid' as const,
          issued: seconds(),
          paid: seconds(),
        };
        return { subscriptions: [subscription], invoices: [invoice, ...settled(state.invoices)] };
      }),

    payOpenInvoices: (organisationId) =>
      change(organisationId, ({ subscriptions, ...state }) => ({
        subscriptions: subscriptions.map((one) =>
          one.status === 'past_due' ? { ...one, status: 'active' } : one,
        ),
        invoices: settled(state.invoices),
      })),

    cancel: (organisationId) =>
      change(organisationId, ({ subscriptions, ...state }) => ({
        subscriptions: subscriptions.map((one) => ({ ...one, status: 'canceled' })),
        ...state,
      })),
  };
}

/** What the sandbox knows of a customer; at first what the product says of the organisation. */
async function readState(tx: Db, organisation: Organisation): Promise<CustomerState> {
  const { id, planGuid, billingPeriod, subscriptionStatus, periodEndsAt, createdAt } = organisation;
  const [customer] = await tx.select().from(sandboxCustomers).where(eq(sandboxCustomers.organisationId, id));
  if (customer) return customer.state;
  const plan = findOffer(planGuid);
  const status = PROVIDER_STATUSES[subscriptionStatus];
  const rows = await tx.select().from(invoices).where(eq(invoices.organisationId, id));
  const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);
  return {
    subscriptions:
      plan && status
        ? [
            {
              status,
              lookupKey: lookupKeyOf(plan, billingPeriod),
              created: secondsOf(createdAt),
              trialEnd: null,
              periodEnd: periodEndsAt ? secondsOf(periodEndsAt) : undefined,
            },
          ]
        : [],
    invoices: rows.map(({ providerId, issuedAt, paidAt, number, planName, amount, status: state }) => ({
      id: providerId,
      ...{ number, planName, amount, status: state },
      issued: secondsOf(issuedAt),
      paid: paidAt && secondsOf(paidAt),
    })),
  };
}
