import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { paymentEvents } from '../database/schema.ts';
import { log } from '../operation/log.ts';
import { type InvoiceMailParts, tryToMailPaidInvoices } from './invoiceMails.ts';
import type { PaymentEvent, PaymentProvider } from './payments.ts';
import { synchronise } from './synchronise.ts';

/** Where the payment provider sends its events. */
export const WEBHOOK_PATH = '/payments/webhook';
/** The header that signs an event. */
export const SIGNATURE_HEADER = 'stripe-signature';

/** Largest event that is read, in bytes: one with an invoice of many lines has some 100 kB. */
const EVENT_MAX_BYTES = 512 * 1024;
/** An event that was signed longer ago is not believed, in seconds. */
const TOLERANCE_SECONDS = 300;

/** Events after which a customer is read anew, in the order in which docs/deploy.md lists them. */
const FOLLOWED = ['checkout.session.', 'customer.subscription.', 'invoice.'];

const identifier = z.string().regex(/^[\w-]{1,255}$/);
const eventSchema = z.object({
  id: identifier,
  type: z.string(),
  data: z.object({ object: z.looseObject({ customer: z.unknown().optional() }) }),
});

/** Loaded with the first event: the library takes a third of a second, and most starts need none of it. */
const loadStripe = async (): Promise<typeof Stripe> => (await import('stripe')).default;

/** Signs an event as Stripe does. */
export async function signEvent(body: string, secret: string, now: Date): Promise<string> {
  const { webhooks } = await loadStripe();
  return webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(now.getTime() / 1000),
  });
}

/** Reads an event; null for one that is not signed, not lately, or no event. */
async function readEvent(
  body: Buffer,
  signature: string,
  secret: string,
  now: Date,
): Promise<PaymentEvent | null> {
  const { webhooks } = await loadStripe();
  try {
    const at = now.getTime();
    const event = webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, at);
    const { id, type, data } = eventSchema.parse(event);
    const customer = identifier.safeParse(data.object.customer);
    return { id, type, customerId: customer.success ? customer.data : null };
  } catch (cause) {
    // The library's message repeats the event: its kind says enough.
    log.warn({ kind: cause instanceof Error ? cause.constructor.name : typeof cause }, 'not a signed event');
    return null;
  }
}

/**
 * Receives the payment provider's events (BI-1), and tells of what was paid by them. Each is dealt with once,
 * by its id; one that could not be is refused with 5xx, so that the provider sends it again.
 */
export function createWebhooks(database: Database, provider: PaymentProvider, mails: InvoiceMailParts): Hono {
  const { db } = database;
  const { clock } = mails;
  const app = new Hono();
  const limit = bodyLimit({
    maxSize: EVENT_MAX_BYTES,
    onError: (c) => c.text('The event is too large.', 413),
  });
  app.post(WEBHOOK_PATH, limit, async (c) => {
    const body = Buffer.from(await c.req.arrayBuffer());
    const signature = c.req.header(SIGNATURE_HEADER) ?? '';
    const event = await readEvent(body, signature, provider.webhookSecret, clock.now());
    if (!event) return c.text('Not a signed event.', 400);
    const { id, type, customerId } = event;
    const isFollowed = customerId !== null && FOLLOWED.some((prefix) => type.startsWith(prefix));
    const [known] = isFollowed ? await db.select().from(paymentEvents).where(eq(paymentEvents.id, id)) : [];
    if (!isFollowed || known) return c.json({ received: true });
    const organisationId = await synchronise(database, provider, customerId, clock, async (tx) => {
      await tx.insert(paymentEvents).values({ id, receivedAt: clock.now() }).onConflictDoNothing();
    });
    if (organisationId) await tryToMailPaidInvoices(db, mails, organisationId);
    return c.json({ received: true });
  });
  return app;
}
