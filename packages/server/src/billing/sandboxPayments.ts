import { and, eq, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { invoices, type Organisation, organisations, sandboxCustomers } from '../database/schema.ts';
import { randomToken } from '../secrets.ts';
import type { CheckoutCharge, CustomerState, ProviderSubscription } from './customerState.ts';
import { invoiceNumber } from './invoices.ts';
import { lockOrganisation } from './limits.ts';
import type { Payer, PaymentProvider } from './payments.ts';
import { findOffer, type Plan } from './plans.ts';
import { lookupKeyOf, type Offer, offerOf } from './prices.ts';
import { beginOfPeriod, chargeFor, type Holding, isRunning, previewOf } from './proration.ts';
import type { Seller } from './seller.ts';
import {
  checkoutPath,
  createBillingSession,
  customerPortalPath,
  endCheckouts,
  type NewBillingSession,
} from './sessions.ts';
import { customerOf, linkCustomer } from './synchronise.ts';

/** A payment provider in this process, for payments without money. It keeps its own record of customers. */
export interface SandboxPayments extends PaymentProvider {
  /**
   * Subscribes to a plan, or changes to it, for what was reckoned when its checkout was opened; a paid
   * invoice is added.
   */
  subscribe(organisationId: string, offer: Offer, charge: CheckoutCharge): Promise<void>;
  payOpenInvoices(organisationId: string): Promise<void>;
  /**
   * Lets the subscription end with the period that is paid, as Stripe does with `cancel_at_period_end`; one
   * without such a period ends at once.
   * @returns which of both
   */
  cancel(organisationId: string): Promise<'ending' | 'canceled'>;
  /** Lets a subscription go on that would have ended with its period. */
  keep(organisationId: string): Promise<void>;
  /**
   * Renews each subscription whose paid period is over: a paid invoice for every period until now. One that
   * was to end with its period is canceled.
   */
  renewDue(): Promise<void>;
  /** Events of changes that the product has not taken yet. */
  untold(): Promise<SandboxEvent[]>;
  /** Forgets an event that the product has taken. */
  told(event: SandboxEvent): Promise<void>;
}

/** An event of the sandbox's: what happened to whom. */
export interface SandboxEvent {
  id: string;
  /** Such as `invoice.paid`. */
  type: string;
  organisationId: string;
}

const SUBSCRIPTION_UPDATED = 'customer.subscription.updated';
const CUSTOMER_PREFIX = 'cus_sandbox_';

/** The sandbox's name for an organisation. */
export const sandboxCustomerId = (organisationId: string) => CUSTOMER_PREFIX + organisationId;

/** What the product's statuses are called at a payment provider; a trial is no subscription there. */
const PROVIDER_STATUSES: Record<string, string> = {
  active: 'active',
  incomplete: 'past_due',
  canceled: 'canceled',
};

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);
const momentOf = (seconds: number) => new Date(seconds * 1000);

/** Makes the sandbox (CMD-4). Its secret is of this process: nobody else can sign its events. */
export function createSandboxPayments(
  { db }: Database,
  clock: Clock,
  { origin, seller }: { origin: string; seller: Seller },
): SandboxPayments {
  const seconds = () => secondsOf(clock.now());

  async function open({ organisation: { id }, language }: Payer, checkout: object = {}): Promise<string> {
    await linkCustomer(db, id, sandboxCustomerId(id), await customerOf(db, id));
    const session: NewBillingSession = { organisationId: id, language, ...checkout };
    return createBillingSession(db, session, clock.now());
  }

  const openPortal = async (payer: Payer) => origin + customerPortalPath(await open(payer));

  /** @throws where there is no such organisation. */
  async function read(id: string): Promise<CustomerState> {
    const [organisation] = await db.select().from(organisations).where(eq(organisations.id, id));
    if (!organisation) throw new Error(`No organisation ${id}`);
    return readState(db, organisation);
  }

  /**
   * Changes a customer, and keeps the event that tells of it until the product has taken it. Checkouts that
   * were reckoned before end.
   */
  const change = (organisationId: string, type: string, edit: (state: CustomerState) => CustomerState) =>
    db.transaction(async (tx) => {
      const organisation = await lockOrganisation(tx, organisationId);
      const untold = { id: `evt_sandbox_${randomToken()}`, type };
      const state = { ...edit(await readState(tx, organisation)), untold };
      await endCheckouts(tx, organisationId, clock.now());
      await tx
        .insert(sandboxCustomers)
        .values({ organisationId, state })
        .onConflictDoUpdate({ target: sandboxCustomers.organisationId, set: { state } });
    });

  const settled = (all: CustomerState['invoices']) =>
    all.map((one) => (one.status === 'open' ? { ...one, status: 'paid' as const, paid: seconds() } : one));

  return {
    webhookSecret: `whsec_${randomToken()}`,
    hasPaymentMethods: false,
    async createCheckout(payer, plan, period) {
      const { id } = payer.organisation;
      const state = await read(id);
      // As at Stripe: what is owed is paid first, and what runs already is not bought again.
      const isOwing = state.subscriptions.some(({ status }) => status === PROVIDER_STATUSES.incomplete);
      const holding = holdingOf(state, clock.now());
      if (isOwing || isRunning(holding, plan, period)) return openPortal(payer);
      await endCheckouts(db, id, clock.now());
      const charge = reckon(holding, { plan, period }, clock.now());
      return origin + checkoutPath(await open(payer, { planGuid: plan.guid, billingPeriod: period, charge }));
    },
    createPortal: openPortal,
    // Its pages and invoices read the organisation anew each time.
    followOrganisation: async () => undefined,
    organisationOf: async (customerId) =>
      customerId.startsWith(CUSTOMER_PREFIX) ? customerId.slice(CUSTOMER_PREFIX.length) : null,

    readCustomer: (customerId) => read(customerId.slice(CUSTOMER_PREFIX.length)),

    async invoicePdf(invoice, { organisation, language }) {
      const { invoicePdf } = await import('./invoicePdf.ts');
      const { invoices: all } = await readState(db, organisation);
      const record = all.find(({ id }) => id === invoice.providerId);
      return invoicePdf({ invoice, record, seller, customer: organisation, language });
    },

    async preview({ id }, offers) {
      const now = clock.now();
      const holding = holdingOf(await read(id), now);
      return offers.map((offer) =>
        isRunning(holding, offer.plan, offer.period) ? null : previewOf(chargeFor(holding, offer, now)),
      );
    },

    subscribe: (organisationId, { plan, period }, charge) =>
      change(organisationId, 'checkout.session.completed', (state) => {
        const subscription: ProviderSubscription = {
          status: 'active',
          lookupKey: lookupKeyOf(plan, period),
          created: seconds(),
          trialEnd: null,
          periodStart: charge.periodStart,
          periodEnd: charge.periodEnd,
        };
        const invoices = [invoiceFor(organisationId, charge, plan, clock.now(), state), ...state.invoices];
        return { subscriptions: [subscription], invoices, credit: charge.creditLeft };
      }),

    async renewDue() {
      const due = await db
        .select({ id: organisations.id })
        .from(organisations)
        .where(
          and(eq(organisations.subscriptionStatus, 'active'), lte(organisations.periodEndsAt, clock.now())),
        );
      for (const { id } of due) {
        await linkCustomer(db, id, sandboxCustomerId(id), await customerOf(db, id));
        await change(id, SUBSCRIPTION_UPDATED, (state) => renewed(id, state, clock.now()));
      }
    },

    async untold() {
      const rows = await db
        .select()
        .from(sandboxCustomers)
        .where(sql`${sandboxCustomers.state} -> 'untold' is not null`);
      return rows.flatMap(({ organisationId, state: { untold } }) =>
        untold ? [{ ...untold, organisationId }] : [],
      );
    },

    async told({ id, organisationId }) {
      const { state } = sandboxCustomers;
      // Another change may have come meanwhile, whose event is another.
      const isIt = sql`${state} -> 'untold' ->> 'id' = ${id}`;
      await db
        .update(sandboxCustomers)
        .set({ state: sql`${state} - 'untold'` })
        .where(and(eq(sandboxCustomers.organisationId, organisationId), isIt));
    },

    payOpenInvoices: (organisationId) =>
      change(organisationId, 'invoice.paid', ({ subscriptions, invoices, ...state }) => ({
        ...state,
        subscriptions: subscriptions.map((one) =>
          one.status === PROVIDER_STATUSES.incomplete ? { ...one, status: 'active' } : one,
        ),
        invoices: settled(invoices),
      })),

    async cancel(organisationId) {
      let done: 'ending' | 'canceled' = 'canceled';
      await change(organisationId, SUBSCRIPTION_UPDATED, ({ subscriptions, ...state }) => {
        const { running } = holdingOf({ subscriptions, ...state }, clock.now());
        done = running ? 'ending' : 'canceled';
        const end = running ? { isEnding: true } : { status: 'canceled' };
        return { subscriptions: subscriptions.map((one) => ({ ...one, ...end })), ...state };
      });
      return done;
    },

    keep: (organisationId) =>
      change(organisationId, SUBSCRIPTION_UPDATED, ({ subscriptions, ...state }) => ({
        subscriptions: subscriptions.map((one) => ({ ...one, isEnding: false })),
        ...state,
      })),
  };
}

/** What taking a plan costs at a moment, as the sandbox keeps it. */
function reckon(holding: Holding, offer: Offer, at: Date): CheckoutCharge {
  const { lines, begins, ends, ...amounts } = chargeFor(holding, offer, at);
  // A change within the period leaves it as it is.
  const isSame = holding.running?.ends.getTime() === ends.getTime();
  return {
    ...amounts,
    lines: lines.map(({ plan: { code }, ...line }) => ({
      ...{ kind: line.kind, plan: code, period: line.period, amount: line.amount },
      ...{ begins: secondsOf(line.begins), ends: secondsOf(line.ends) },
    })),
    periodStart: secondsOf(isSame && holding.running ? holding.running.begins : begins),
    periodEnd: secondsOf(ends),
  };
}

/** A paid invoice for what a plan costs. */
function invoiceFor(
  organisationId: string,
  charge: CheckoutCharge,
  plan: Plan,
  at: Date,
  { invoices: earlier }: CustomerState,
) {
  const span = charge.lines.find(({ kind }) => kind === 'plan');
  return {
    id: `in_sandbox_${randomToken()}`,
    number: invoiceNumber(organisationId, at, earlier.length + 1),
    planName: plan.name,
    amount: charge.total,
    status: 'paid' as const,
    issued: secondsOf(at),
    paid: secondsOf(at),
    lines: charge.lines,
    creditUsed: charge.creditUsed,
    periodStart: span?.begins,
    periodEnd: span?.ends,
  };
}

/** A customer after each period that is over by now was followed by the next, or was the last. */
function renewed(organisationId: string, state: CustomerState, now: Date): CustomerState {
  const { subscriptions, credit = 0 } = state;
  const [ended, ...others] = subscriptions;
  const offer = ended && offerOf(ended.lookupKey);
  if (!offer || ended.status !== 'active' || ended.periodEnd === undefined) return state;
  const begins = momentOf(ended.periodEnd);
  if (begins > now) return state;
  if (ended.isEnding) return { ...state, subscriptions: [{ ...ended, status: 'canceled' }, ...others] };
  const charge = reckon({ running: null, credit }, offer, begins);
  const { periodStart, periodEnd } = charge;
  const next = {
    subscriptions: [{ ...ended, periodStart, periodEnd }, ...others],
    invoices: [invoiceFor(organisationId, charge, offer.plan, begins, state), ...state.invoices],
    credit: charge.creditLeft,
  };
  return renewed(organisationId, next, now);
}

/** What a customer has when another plan is taken. */
function holdingOf({ subscriptions, credit = 0 }: CustomerState, now: Date): Holding {
  const [running] = subscriptions.flatMap(({ status, lookupKey, periodStart, periodEnd }) => {
    const offer = offerOf(lookupKey);
    if (!offer || status !== 'active' || periodEnd === undefined) return [];
    const ends = momentOf(periodEnd);
    const begins = periodStart === undefined ? beginOfPeriod(ends, offer.period) : momentOf(periodStart);
    return ends > now ? [{ ...offer, begins, ends }] : [];
  });
  return { running: running ?? null, credit };
}

/** What the sandbox knows of a customer; at first what the product says of the organisation. */
async function readState(tx: Db, organisation: Organisation): Promise<CustomerState> {
  const { id, planGuid, billingPeriod, subscriptionStatus, periodBeginsAt, periodEndsAt, createdAt } =
    organisation;
  const [customer] = await tx.select().from(sandboxCustomers).where(eq(sandboxCustomers.organisationId, id));
  if (customer) return customer.state;
  const plan = findOffer(planGuid);
  const status = PROVIDER_STATUSES[subscriptionStatus];
  const rows = await tx.select().from(invoices).where(eq(invoices.organisationId, id));
  return {
    subscriptions:
      plan && status
        ? [
            {
              status,
              lookupKey: lookupKeyOf(plan, billingPeriod),
              created: secondsOf(createdAt),
              trialEnd: null,
              periodStart: periodBeginsAt ? secondsOf(periodBeginsAt) : undefined,
              periodEnd: periodEndsAt ? secondsOf(periodEndsAt) : undefined,
              isEnding: !organisation.renews,
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
