import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { plans, priceOf } from '../billing/plans.ts';
import { lookupKeyOf } from '../billing/prices.ts';

type Fields = Record<string, unknown>;

const DAY = 24 * 60 * 60;

/** What a subscription is for, with the period that is paid. */
interface SubscriptionItem {
  id: string;
  price: { unit_amount: number; recurring: { interval: string } };
  current_period_start: number;
  current_period_end: number;
}

/** A request as it came: parameters by their names in the form, such as `line_items[0][price]`. */
export interface StripeRequest {
  call: string;
  parameters: Record<string, string>;
}

/** A customer as the server keeps it. */
interface StripeCustomer {
  deleted: boolean;
  name: string | null;
  email: string | null;
  metadata: Record<string, string>;
  /** Cents; below 0 for a credit. */
  balance: number;
}

/** A server that speaks as much of Stripe's protocol as the product uses, and remembers what it was told. */
export interface StripeServer {
  origin: string;
  requests: StripeRequest[];
  /** Parameters of the newest request of a call, such as `POST /v1/checkout/sessions`. */
  last(call: string): Record<string, string>;
  /** Customers by id. */
  customers: Map<string, StripeCustomer>;
  /**
   * Sets a customer's one subscription; a price of another product where `lookupKey` is null.
   * @param periodEnd in seconds since 1970, as `periodStart`
   */
  subscribe(
    customer: string,
    status: string,
    lookupKey: string | null,
    more?: Fields,
    periodEnd?: number,
    periodStart?: number,
  ): void;
  addInvoice(customer: string, id: string, more?: Fields): void;
  /** Changes what a price costs, in cents. */
  setPrice(lookupKey: string, amount: number): void;
  /** Adds so many cents of tax to previews of invoices. */
  setTax(cents: number): void;
  /** Changes what the customer portal does with the rest of a period when the plan changes. */
  setProration(behavior: string): void;
  /** Replies to all requests with this status, or hangs up for 0; null ends it. */
  fail(status: number | null): void;
  /** Holds the next list of subscriptions back as it is now; the result lets it go. */
  holdNextReading(): { held: Promise<unknown>; release(): void };
  /** Sends an event to the product, signed as Stripe signs. */
  send(event: Fields, options?: SendOptions): Promise<Response>;
  close(): Promise<void>;
}

interface SendOptions {
  secret?: string;
  /** Seconds since 1970. */
  signedAt?: number;
  /** What is sent instead of what was signed. */
  body?: string;
}

export const STRIPE_CONFIG = { secretKey: 'sk_test_product', webhookSecret: 'whsec_product' };

const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/' });

/** @param product where the product receives events, and what its clock says */
export async function startStripeServer(
  product: () => { webhook: string; now: Date },
): Promise<StripeServer> {
  const requests: StripeRequest[] = [];
  const customers: StripeServer['customers'] = new Map();
  const subscriptions = new Map<string, Fields>();
  const invoices = new Map<string, Fields>();
  const sessions: { id: string; customer: string; status: string }[] = [];
  const prices = new Map(
    plans.flatMap((plan) =>
      (['M', 'Y'] as const).map((period) => {
        const lookup_key = lookupKeyOf(plan, period);
        const recurring = { interval: period === 'M' ? 'month' : 'year', interval_count: 1 };
        const price = { object: 'price', currency: 'eur', unit_amount: priceOf(plan, period), recurring };
        return [lookup_key, { id: `price_${lookup_key}`, lookup_key, ...price }];
      }),
    ),
  );
  let failure: number | null = null;
  let proration = 'always_invoice';
  let tax = 0;
  let gate: { reached(): void; opened: Promise<unknown> } | null = null;

  /** The invoice of a change of plan at once, prorated by the second; undefined for any other preview. */
  function previewOf(given: Record<string, string>): Fields | undefined {
    const items = subscriptions.get(given.customer ?? '')?.items as { data: SubscriptionItem[] } | undefined;
    const item = items?.data.find(({ id }) => id === given['subscription_details[items][0][id]']);
    const next = [...prices.values()].find(({ id }) => id === given['subscription_details[items][0][price]']);
    const isAtOnce = given['subscription_details[proration_behavior]'] === 'always_invoice';
    if (!item || !next || !isAtOnce) return undefined;
    const now = Math.floor(product().now.getTime() / 1000);
    const { price, current_period_end: end, current_period_start: start } = item;
    const rest = (end - now) / (end - start);
    const isSame = price.recurring.interval === next.recurring.interval;
    const days = next.recurring.interval === 'month' ? 30 : 365;
    const lines = [
      { amount: -Math.round(price.unit_amount * rest), period: { start: now, end } },
      {
        amount: isSame ? Math.round(next.unit_amount * rest) : next.unit_amount,
        period: { start: now, end: isSame ? end : now + days * DAY },
      },
    ];
    const total = lines.reduce((sum, { amount }) => sum + amount, tax);
    const starting_balance = customers.get(given.customer ?? '')?.balance ?? 0;
    const total_taxes = tax === 0 ? [] : [{ amount: tax }];
    const amount_due = Math.max(total + starting_balance, 0);
    return { object: 'invoice', lines: list(lines), total, total_taxes, starting_balance, amount_due };
  }

  /** The reply to a call; undefined for what there is not. */
  function replyTo(call: string, id: string, given: Record<string, string>): Fields | undefined {
    switch (call) {
      case 'POST /v1/customers': {
        const { name = null, email = null } = given;
        const known = customers.get(id);
        if (id) return known && { id, object: 'customer', ...Object.assign(known, { name, email }) };
        const made = `cus_${customers.size + 1}`;
        const metadata = { organisationId: given['metadata[organisationId]'] ?? '' };
        customers.set(made, { deleted: false, name, email, metadata, balance: 0 });
        return { id: made, object: 'customer' };
      }
      case 'GET /v1/customers': {
        const customer = customers.get(id);
        return customer && { id, object: 'customer', currency: 'eur', ...customer };
      }
      case 'GET /v1/prices':
        return list([...prices.values()].filter((price) => price.lookup_key === given['lookup_keys[0]']));
      case 'GET /v1/subscriptions': {
        const found = subscriptions.get(given.customer ?? '');
        const isAsked = given.status === 'all' || found?.status !== 'canceled';
        return list(found && isAsked ? [found] : []);
      }
      case 'GET /v1/invoices':
        if (id) return invoices.get(id);
        return list([...invoices.values()].filter(({ customer }) => customer === given.customer));
      case 'POST /v1/invoices/create_preview':
        return previewOf(given);
      case 'POST /v1/checkout/sessions': {
        const [session] = sessions.filter((one) => one.id === id);
        if (session) return Object.assign(session, { status: 'expired' });
        const made = { id: `cs_${sessions.length + 1}`, customer: given.customer ?? '', status: 'open' };
        sessions.push(made);
        return { ...made, url: `https://checkout.stripe.com/c/pay/${made.id}` };
      }
      case 'GET /v1/checkout/sessions':
        return list(sessions.filter((one) => one.customer === given.customer && one.status === given.status));
      case 'GET /v1/billing_portal/configurations': {
        const subscription_update = { enabled: true, proration_behavior: proration };
        return list([{ id: 'bpc_1', is_default: true, features: { subscription_update } }]);
      }
      case 'POST /v1/billing_portal/sessions':
        return { id: 'bps_1', url: `https://billing.stripe.com/p/session/${given.customer}` };
    }
  }

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : searchParams;
    const [, resource = '', id = ''] = /^(.*?)(?:\/((?:cus|cs|in)_\w+)(?:\/\w+)?)?$/.exec(pathname) ?? [];
    const call = `${request.method} ${resource}`;
    const parameters = Object.fromEntries(form);
    requests.push({ call, parameters });
    if (failure !== null) return { status: failure, body: { error: { type: 'api_error', message: '' } } };
    if (request.headers.authorization !== `Bearer ${STRIPE_CONFIG.secretKey}`) {
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
    }
    const reply = structuredClone(replyTo(call, id, parameters));
    if (gate && call === 'GET /v1/subscriptions') {
      const { reached, opened } = gate;
      gate = null;
      reached();
      await opened;
    }
    const missing = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' };
    return reply ? { status: 200, body: reply } : { status: 404, body: { error: missing } };
  }

  const server = createServer(async (request, response) => {
    if (failure === 0) return request.socket.destroy();
    if (request.url?.endsWith('.pdf')) {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7 of Stripe');
      return;
    }
    const { status, body } = await answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    requests,
    last: (call) => requests.findLast((request) => request.call === call)?.parameters ?? {},
    customers,
    subscribe(customer, status, lookupKey, more = {}, periodEnd = 1_780_000_000, periodStart) {
      const price = (lookupKey && prices.get(lookupKey)) || { id: 'price_foreign', lookup_key: lookupKey };
      const items = list([
        { id: 'si_1', price, current_period_end: periodEnd, current_period_start: periodStart },
      ]);
      const id = `sub_${customer}`;
      const plain = { created: 1000, trial_end: null, cancel_at: null, cancel_at_period_end: false };
      subscriptions.set(customer, { id, status, items, customer, ...plain, ...more });
    },
    addInvoice(customer, id, more = {}) {
      const document = {
        number: `P-${id}`,
        status: 'paid',
        total: 5900,
        currency: 'eur',
        created: 1_778_000_000,
      };
      const status_transitions = { finalized_at: 1_778_000_000, paid_at: 1_778_000_000 };
      const period = { start: 1_778_000_000, end: 1_780_678_400 };
      const lines = list([{ description: '1 × Team', amount: 5900, period }]);
      const invoice_pdf = `${origin}/${id}.pdf`;
      invoices.set(id, { id, customer, ...document, status_transitions, lines, invoice_pdf, ...more });
    },
    setPrice(lookupKey, amount) {
      const price = prices.get(lookupKey);
      if (price) price.unit_amount = amount;
    },
    setTax(cents) {
      tax = cents;
    },
    setProration(behavior) {
      proration = behavior;
    },
    fail(status) {
      failure = status;
    },
    holdNextReading() {
      const reached = Promise.withResolvers<void>();
      const opened = Promise.withResolvers<void>();
      gate = { reached: reached.resolve, opened: opened.promise };
      return { held: reached.promise, release: opened.resolve };
    },
    async send(event, { secret = STRIPE_CONFIG.webhookSecret, signedAt, body } = {}) {
      const { webhook, now } = product();
      const payload = JSON.stringify({ object: 'event', ...event });
      const timestamp = signedAt ?? Math.floor(now.getTime() / 1000);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return fetch(webhook, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: body ?? payload,
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
