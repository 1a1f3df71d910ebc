import type { Hono } from 'hono';
import type { Clock } from '../clock.ts';
import { log } from '../operation/log.ts';
import { type SandboxEvent, type SandboxPayments, sandboxCustomerId } from './sandboxPayments.ts';
import { SIGNATURE_HEADER, signEvent, WEBHOOK_PATH } from './webhooks.ts';

/**
 * Tells the product, by signed events as from Stripe, of each change that it has not taken yet. An event that
 * is refused, as while the database is away, is sent again with the next call, as Stripe does.
 * @param receiver has the route of the webhooks
 */
export async function announce(receiver: Hono, payments: SandboxPayments, clock: Clock): Promise<void> {
  for (const event of await payments.untold()) {
    const status = await send(receiver, payments.webhookSecret, event, clock.now());
    if (status === 200) await payments.told(event);
    else log.warn({ type: event.type, status }, 'an event of the sandbox was refused');
  }
}

/** @returns the status that the event is answered with. */
async function send(receiver: Hono, secret: string, { organisationId, ...event }: SandboxEvent, now: Date) {
  const data = { object: { customer: sandboxCustomerId(organisationId) } };
  const body = JSON.stringify({ ...event, object: 'event', data });
  const signature = await signEvent(body, secret, now);
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
  const { status } = await receiver.request(WEBHOOK_PATH, { method: 'POST', headers, body });
  return status;
}

/** Renews or ends what has run out at the sandbox (BI-1), as a payment provider does by itself. */
export async function renewAtSandbox(receiver: Hono, payments: SandboxPayments, clock: Clock): Promise<void> {
  await payments.renewDue();
  await announce(receiver, payments, clock);
}
