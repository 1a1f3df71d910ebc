import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { invoices, organisations, paymentCustomers, users } from '../database/schema.ts';
import type { Mail } from '../mail.ts';
import { PATIENCE } from '../testing/inPatience.ts';
import { STRIPE_CONFIG, type StripeServer, startStripeServer } from '../testing/stripeServer.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { WEBHOOK_PATH } from './webhooks.ts';

const mails: Mail[] = [];
let isAway = false;
const mailer = {
  async send(mail: Mail) {
    if (!isAway) mails.push(mail);
    return !isAway;
  },
};
afterEach(() => {
  mails.length = 0;
  isAway = false;
});

async function organisationOf(server: TestServer, email: string): Promise<string> {
  const [user] = await server.database.db.select().from(users).where(eq(users.email, email));
  return user?.organisationId ?? '';
}

describe('BI-1: of an invoice that was paid at Stripe', () => {
  const ADMIN = 'admin@trial.test';
  let server: TestServer;
  let stripe: StripeServer;
  let eventCount = 0;
  let customer = '';

  beforeAll(async () => {
    stripe = await startStripeServer(() => ({
      webhook: server.origin + WEBHOOK_PATH,
      now: server.clock.now(),
    }));
    const config = { billingSandbox: false, stripe: STRIPE_CONFIG };
    server = await startTestServer({ config, stripeApi: stripe.origin, mailer });
    await server.client(ADMIN).call('getCustomerPortalUrl');
    const [row] = await server.database.db.select().from(paymentCustomers);
    customer = row?.customerId ?? '';
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  /** Now, as Stripe says it. */
  const now = () => Math.floor(server.clock.now().getTime() / 1000);
  const paid = () => ({ status_transitions: { finalized_at: now(), paid_at: now() } });
  const eventOf = (type: string) => {
    eventCount += 1;
    return { id: `evt_${eventCount}`, type, data: { object: { customer } } };
  };
  const tell = async (event = eventOf('invoice.paid')) => expect((await stripe.send(event)).status).toBe(200);

  test.each([
    ['en', 'Invoice P-in_en is paid', '€59.00', 'May 5, 2026 to Jun 5, 2026'],
    ['de', 'Rechnung P-in_de ist bezahlt', '59,00 €', '05.05.2026 bis 05.06.2026'],
    ['es', 'La factura P-in_es está pagada', '59,00 €', 'del 5 may 2026 al 5 jun 2026'],
    ['pl', 'Faktura P-in_pl jest opłacona', '59,00 €', 'od 5 maj 2026 do 5 cze 2026'],
  ] as const)('the billing e-mail is told once, in %s', async (defaultLanguage, subject, amount, period) => {
    const billingEmail = `bills-${defaultLanguage}@trial.test`;
    await server.client(ADMIN).call('updateOrganisation', { defaultLanguage, billingEmail });
    stripe.addInvoice(customer, `in_${defaultLanguage}`, paid());
    const event = eventOf('invoice.paid');
    await tell(event);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: billingEmail, subject });
    const text = mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(text).toContain(`P-in_${defaultLanguage}`);
    expect(text).toContain(amount);
    expect(text).toContain(period);
    expect(text).toMatch(new RegExp(`: ${server.origin}/billing$`));

    await Promise.all([tell(event), tell(event), tell(), tell(eventOf('customer.subscription.updated'))]);
    expect(mails).toHaveLength(1);
  });

  test('nobody is told before, nor of credit notes, free ones and those of long ago', async () => {
    stripe.addInvoice(customer, 'in_open', {
      status: 'open',
      status_transitions: { finalized_at: now(), paid_at: null },
    });
    stripe.addInvoice(customer, 'in_credit', { ...paid(), total: -500 });
    stripe.addInvoice(customer, 'in_free', { ...paid(), total: 0 });
    const old = now() - 8 * 24 * 60 * 60;
    stripe.addInvoice(customer, 'in_old', { status_transitions: { finalized_at: old, paid_at: old } });
    await tell();
    expect(mails).toEqual([]);
    stripe.addInvoice(customer, 'in_open', paid());
    await tell();
    expect(mails.map(({ subject }) => subject)).toEqual(['Faktura P-in_open jest opłacona']);
  });

  test('an organisation without a billing e-mail is told nothing, and goes on', async () => {
    await server.client(ADMIN).call('updateOrganisation', { billingEmail: '' });
    stripe.addInvoice(customer, 'in_nobody', paid());
    await tell();
    expect(mails).toEqual([]);
    await server.client(ADMIN).call('updateOrganisation', { billingEmail: 'bills@trial.test' });
    await tell();
    expect(mails).toMatchObject([{ to: 'bills@trial.test', subject: 'Faktura P-in_nobody jest opłacona' }]);
  });

  test('CMD-8: what could not be sent comes with the next event, and the payment counts', async () => {
    stripe.addInvoice(customer, 'in_late', paid());
    isAway = true;
    const event = eventOf('invoice.paid');
    await tell(event);
    const { invoices: listed } = await server.client(ADMIN).call('getInvoices');
    expect(listed).toContainEqual(expect.objectContaining({ number: 'P-in_late', status: 'paid' }));
    isAway = false;
    await tell();
    expect(mails.map(({ subject }) => subject)).toEqual(['Faktura P-in_late jest opłacona']);
  });
});

describe('BI-1: of an invoice that was paid at the sandbox', () => {
  const ADMIN = 'admin@incomplete.test';

  test('the billing e-mail is told, also by a process that starts later', async () => {
    const database = await openTestDatabase({ demo: true });
    const kept = { ...database, close: async () => undefined };
    const first = await startTestServer({ database: kept, mailer });
    const id = await organisationOf(first, ADMIN);
    const [organisation] = await database.db.select().from(organisations).where(eq(organisations.id, id));
    const { invoices: before } = await first.client(ADMIN).call('getInvoices');
    const open = before.find(({ status }) => status === 'open');

    isAway = true;
    const { customerPortalUrl: url } = await first.client(ADMIN).call('getCustomerPortalUrl');
    const token = /name="token" value="([\w-]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '';
    const body = new URLSearchParams({ token, action: 'pay' });
    expect((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
    expect((await first.client(ADMIN).call('getSubscriptionStatus')).status).toBe('active');
    await first.close();
    expect(mails).toEqual([]);

    isAway = false;
    const second = await startTestServer({ database: kept, mailer, clock: first.clock });
    await vi.waitFor(() => expect(mails).toHaveLength(1), PATIENCE);
    expect(mails[0]).toMatchObject({
      to: organisation?.billingEmail,
      subject: `Invoice ${open?.number} is paid`,
      text: expect.stringContaining('Period: May 10, 2026 to Jun 10, 2026'),
    });
    await second.close();
    const [row] = await database.db
      .select()
      .from(invoices)
      .where(eq(invoices.number, open?.number ?? ''));
    expect(row?.mailedAt).not.toBeNull();
    await database.close();
  });
});
