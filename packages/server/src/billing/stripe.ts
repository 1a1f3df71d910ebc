import type { BillingPeriod } from '@parley/model';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { type Organisation, organisations } from '../database/schema.ts';
import { log } from '../operation/log.ts';
import { notFound, type Refusal } from '../refusal.ts';
import { type Payer, type PaymentProvider, paymentsUnavailable, RETURN_PATHS } from './payments.ts';
import { CURRENCY, type Plan, priceOf } from './plans.ts';
import { lookupKeyOf, type Offer } from './prices.ts';
import { invoiceOf } from './stripeInvoices.ts';
import { previewAt } from './stripePreview.ts';
import { customerOf, linkCustomer } from './synchronise.ts';

/** The account at Stripe. */
export interface StripeConfig {
  secretKey: string;
  /** Secret of the endpoint that the account sends its events to. */
  webhookSecret: string;
}

/** What Stripe is used with. */
export interface StripeParts extends StripeConfig {
  db: Db;
  clock: Clock;
  /** Public origin of the portal, to which the browser comes back. */
  origin: string;
  /** Where tests have another server that speaks Stripe's protocol. */
  api?: string | undefined;
}

/** Within the time that a call has, with the one retry, in ms. */
const TIMEOUT_MS = 3000;
const PDF_TIMEOUT_MS = 5000;
/** As many as Stripe gives at once. */
const PAGE = 100;
/** Subscriptions whose plan is changed rather than bought once more. */
const RUNNING = ['active', 'trialing'];
/** Subscriptions that have to be paid in the customer portal first. */
const OWING = ['past_due', 'unpaid', 'paused'];

/** Payments by Stripe: its own checkout and customer portal, no card ever comes here. */
export function createStripePayments({
  db,
  clock,
  origin,
  secretKey,
  webhookSecret,
  api,
}: StripeParts): PaymentProvider {
  let connected: ReturnType<typeof connect> | undefined;

  /** @throws {Refusal} 503 for whatever Stripe refuses or does not answer. */
  async function ask<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    connected ??= connect(secretKey, api);
    const { stripe, StripeError } = await connected;
    try {
      return await work(stripe);
    } catch (cause) {
      throw cause instanceof StripeError ? refusalOf(cause) : cause;
    }
  }

  /** The organisation's customer, made where there is none or where it was deleted at Stripe. */
  async function findCustomer(stripe: Stripe, { organisation, language }: Payer): Promise<string> {
    const known = await customerOf(db, organisation.id);
    const found = known && (await orNull(stripe.customers.retrieve(known)));
    if (known && found && !found.deleted) {
      const { name, email } = detailsOf(organisation);
      // A change that did not reach Stripe then reaches it now.
      if (found.name !== name || found.email !== email) await stripe.customers.update(known, { name, email });
      return known;
    }
    const { id } = await stripe.customers.create({
      ...detailsOf(organisation),
      preferred_locales: [language],
      metadata: { organisationId: organisation.id },
    });
    return linkCustomer(db, organisation.id, id, known);
  }

  async function pay(stripe: Stripe, payer: Payer, plan: Plan, period: BillingPeriod): Promise<string> {
    const [customer, price] = await Promise.all([
      findCustomer(stripe, payer),
      findPrice(stripe, plan, period),
    ]);
    const { data } = await stripe.subscriptions.list({ customer, limit: PAGE });
    const running = data.find(({ status }) => RUNNING.includes(status));
    if (running) return confirmChange(stripe, payer, customer, running, { price, plan, period });
    if (data.some(({ status }) => OWING.includes(status))) return openPortal(stripe, payer, customer);
    await expireOpen(stripe, customer);
    const { url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: payer.organisation.id,
      line_items: [{ price, quantity: 1 }],
      subscription_data: { metadata: { organisationId: payer.organisation.id } },
      success_url: origin + RETURN_PATHS.paid({ plan, period }),
      cancel_url: origin + RETURN_PATHS.left(period),
      locale: payer.language,
    });
    return requireAddress(url);
  }

  /** Where a change of plan is confirmed, with what is charged or credited for the rest of the period. */
  async function confirmChange(
    stripe: Stripe,
    payer: Payer,
    customer: string,
    subscription: Stripe.Subscription,
    { price, plan, period }: { price: string; plan: Plan; period: BillingPeriod },
  ): Promise<string> {
    const [item] = subscription.items.data;
    if (!item || item.price.id === price) return openPortal(stripe, payer, customer);
    await requireProrations(stripe);
    return openPortal(stripe, payer, customer, {
      return_url: origin + RETURN_PATHS.left(period),
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: {
          subscription: subscription.id,
          items: [{ id: item.id, price, quantity: 1 }],
        },
        after_completion: {
          type: 'redirect',
          redirect: { return_url: origin + RETURN_PATHS.changed({ plan, period }) },
        },
      },
    });
  }

  async function openPortal(
    stripe: Stripe,
    { language }: Payer,
    customer: string,
    flow: Partial<Stripe.BillingPortal.SessionCreateParams> = {},
  ): Promise<string> {
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      locale: language,
      return_url: origin + RETURN_PATHS.portal,
      ...flow,
    });
    return url;
  }

  async function previews(stripe: Stripe, customer: string, offers: readonly Offer[]) {
    const [record, { data }] = await Promise.all([
      orNull(stripe.customers.retrieve(customer)),
      stripe.subscriptions.list({ customer, limit: PAGE }),
    ]);
    const parts = {
      customer,
      running: data.find(({ status }) => RUNNING.includes(status)),
      credit: record && !record.deleted ? creditOf(record) : 0,
      priceOf: ({ plan, period }: Offer) => findPrice(stripe, plan, period),
      now: clock.now(),
    };
    return Promise.all(offers.map((offer) => previewAt(stripe, offer, parts)));
  }

  return {
    webhookSecret,
    hasPaymentMethods: true,
    createCheckout: (payer, plan, period) => ask((stripe) => pay(stripe, payer, plan, period)),
    async preview({ id }, offers) {
      const customer = await customerOf(db, id);
      return customer ? ask((stripe) => previews(stripe, customer, offers)) : offers.map(() => null);
    },

    createPortal: (payer) =>
      ask(async (stripe) => openPortal(stripe, payer, await findCustomer(stripe, payer))),

    async followOrganisation(organisationId) {
      const known = await customerOf(db, organisationId);
      if (!known) return;
      const [organisation] = await db
        .select()
        .from(organisations)
        .where(eq(organisations.id, organisationId));
      if (!organisation) return;
      await ask((stripe) => orNull(stripe.customers.update(known, detailsOf(organisation))));
    },

    organisationOf: (customerId) =>
      ask(async (stripe) => {
        const customer = await orNull(stripe.customers.retrieve(customerId));
        return !customer || customer.deleted ? null : (customer.metadata.organisationId ?? null);
      }),

    readCustomer: (customer) =>
      ask(async (stripe) => {
        const [record, subscriptions, invoices] = await Promise.all([
          orNull(stripe.customers.retrieve(customer)),
          stripe.subscriptions.list({ customer, status: 'all', limit: PAGE }),
          stripe.invoices.list({ customer, limit: PAGE }),
        ]);
        return {
          subscriptions: subscriptions.data.map(({ items: { data }, ...subscription }) => ({
            status: subscription.status,
            lookupKey: data[0]?.price.lookup_key ?? null,
            created: subscription.created,
            trialEnd: subscription.trial_end,
            periodStart: data[0]?.current_period_start,
            periodEnd: data[0]?.current_period_end,
            isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
          })),
          invoices: invoices.data.flatMap(invoiceOf),
          credit: record && !record.deleted ? creditOf(record) : 0,
        };
      }),

    async invoicePdf({ providerId }) {
      const invoice = await ask((stripe) => orNull(stripe.invoices.retrieve(providerId)));
      if (!invoice?.invoice_pdf) throw notFound('invoice');
      return fetchPdf(invoice.invoice_pdf, (url) => isOfStripe(url) || url.origin === api);
    },
  };
}

/** What Stripe's invoices and mails say of an organisation. */
const detailsOf = ({ name, billingEmail }: Organisation) => ({ name, email: billingEmail });

/** Loaded with the first use: the library takes a third of a second, and most starts need none of it. */
async function connect(secretKey: string, api: string | undefined) {
  const { default: Library } = await import('stripe');
  const at = api ? new URL(api) : undefined;
  const stripe = new Library(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at && { protocol: at.protocol === 'http:' ? 'http' : 'https', host: at.hostname, port: at.port }),
  });
  return { stripe, StripeError: Library.errors.StripeError };
}

/** What Stripe has under an id; null where it has nothing. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'resource_missing') return null;
    throw cause;
  }
}

/**
 * The price of a plan, by its lookup key. It must be what `/pricing` shows.
 * @throws {Refusal} 503
 */
async function findPrice(stripe: Stripe, plan: Plan, period: BillingPeriod): Promise<string> {
  const lookupKey = lookupKeyOf(plan, period);
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const [price] = data;
  const isAsShown =
    price?.unit_amount === priceOf(plan, period) &&
    price.currency === CURRENCY.toLowerCase() &&
    price.recurring?.interval === (period === 'M' ? 'month' : 'year') &&
    price.recurring.interval_count === 1;
  if (isAsShown) return price.id;
  log.error(
    { lookupKey },
    price ? 'a price at Stripe is not what the plan says' : 'a price is missing at Stripe',
  );
  throw paymentsUnavailable();
}

/**
 * What is not used of the running plan is credited, and the rest due, at once: as `/pricing` says it. The
 * customer portal's settings say whether that is done.
 * @throws {Refusal} 503
 */
async function requireProrations(stripe: Stripe): Promise<void> {
  const { data } = await stripe.billingPortal.configurations.list({
    ...{ is_default: true, active: true, limit: 1 },
  });
  const behavior = data[0]?.features.subscription_update.proration_behavior;
  if (behavior === 'always_invoice') return;
  log.error({ behavior }, 'the customer portal at Stripe does not prorate and invoice changes at once');
  throw paymentsUnavailable();
}

/** What Stripe keeps for the customer's next invoices: there, a balance below 0. */
function creditOf({ balance, currency }: Stripe.Customer): number {
  return currency === CURRENCY.toLowerCase() ? Math.max(-balance, 0) : 0;
}

/** Ends checkouts that were begun and not finished, so that nobody pays in two of them. */
async function expireOpen(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: PAGE });
  await Promise.all(data.map(({ id }) => stripe.checkout.sessions.expire(id)));
}

async function fetchPdf(address: string, isTrusted: (url: URL) => boolean): Promise<Uint8Array<ArrayBuffer>> {
  const unavailable = paymentsUnavailable('The payment provider does not answer. Try again soon.');
  if (!isTrusted(new URL(address))) throw unavailable;
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(PDF_TIMEOUT_MS) });
    if (!reply.ok || !reply.headers.get('content-type')?.startsWith('application/pdf')) throw unavailable;
    return new Uint8Array(await reply.arrayBuffer());
  } catch {
    throw unavailable;
  }
}

/** Whether an address is https of stripe.com or a host within it. */
function isOfStripe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && (hostname === 'stripe.com' || hostname.endsWith('.stripe.com'));
}

/** What the caller is told. Messages of Stripe may name customers, so they are not logged. */
function refusalOf({ type, code, statusCode, requestId, param }: Stripe.errors.StripeError): Refusal {
  log.error({ type, code, statusCode, param, stripeRequest: requestId }, 'Stripe refused or did not answer');
  return paymentsUnavailable('The payment provider does not answer. Try again soon.');
}

function requireAddress(url: string | null): string {
  if (!url) throw paymentsUnavailable();
  return url;
}
