import type { Hono } from 'hono';
import type { Clock } from '../clock.ts';
import { randomToken } from '../secrets.ts';
import { type SandboxPayments, sandboxCustomerId } from './sandboxPayments.ts';
import { SIGNATURE_HEADER, signEvent, WEBHOOK_PATH } from './webhooks.ts';

/**
 * Tells the product, by a signed event as from Stripe, that a customer's state has changed.
 * @param receiver has the route of the webhooks
 * @param type such as `invoice.paid`
 * @throws where the event is refused
 */
export async function announce(
  receiver: Hono,
  payments: SandboxPayments,
  clock: Clock,
  organisationId: string,
  type: string,
): Promise<void> {
  const customer = sandboxCustomerId(organisationId);
  const id = `evt_sandbox_${randomToken()}`;
  const body = JSON.stringify({ id, object: 'event', type, data: { object: { customer } } });
  const signature = await signEvent(body, payments.webhookSecret, clock.now());
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
  const { status } = await receiver.request(WEBHOOK_PATH, { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`An event of the sandbox was answered with ${status}`);
}

/** Renews or ends what has run out at the sandbox (BI-1), as a payment provider does by itself. */
export async function renewAtSandbox(receiver: Hono, payments: SandboxPayments, clock: Clock): Promise<void> {
  for (const organisationId of await payments.renewDue())
    await announce(receiver, payments, clock, organisationId, 'customer.subscription.updated');
}
