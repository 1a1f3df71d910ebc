import { inTime } from '@parley/api';
import { BILLING_PERIODS, type BillingPeriod } from '@parley/model';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { organisations } from '../database/schema.ts';
import { FORM_MAX_BYTES } from '../http/page.ts';
import { log } from '../operation/log.ts';
import { checkoutPage } from './checkoutPage.ts';
import { readHolding } from './holding.ts';
import { listInvoices } from './invoices.ts';
import { type Account, blockersOf, readAccount } from './limits.ts';
import { RETURN_PATHS } from './payments.ts';
import { findOffer } from './plans.ts';
import { announce } from './sandboxEvents.ts';
import { cancelPage, customerPortalPage, isNotice, type Notice, sessionOverPage } from './sandboxPages.ts';
import type { SandboxPayments } from './sandboxPayments.ts';
import {
  type BillingSession,
  createBillingSession,
  customerPortalPath,
  findBillingSession,
  languageOfBillingSession,
  SANDBOX_PATH,
  takeBillingSession,
} from './sessions.ts';

/** How long a page waits until the product has taken an event, in ms. */
const TELL_MS = 3000;

/** Every form carries the secret of the session's page. */
const token = z.string();
const checkoutForm = z.object({ token });
const portalForm = z.discriminatedUnion('action', [
  z.object({ token, action: z.literal('pay') }),
  z.object({ token, action: z.literal('cancel') }),
  z.object({ token, action: z.literal('keep') }),
  z.object({ token, action: z.literal('subscribe'), plan: z.string(), period: z.enum(BILLING_PERIODS) }),
]);

/**
 * The billing sandbox's pages, which stand in for those of a payment provider (CMD-4): a checkout and a
 * customer portal without money. What is done there reaches the product by signed events, as from Stripe.
 * @param webhooks where the events go
 */
export function createBillingSandbox(
  database: Database,
  clock: Clock,
  payments: SandboxPayments,
  webhooks: Hono,
): Hono {
  const { db } = database;
  const sandbox = new Hono();

  async function accountOf(organisationId: string): Promise<Account> {
    const [organisation] = await db.select().from(organisations).where(eq(organisations.id, organisationId));
    if (!organisation) throw new Error(`No organisation ${organisationId}`);
    return readAccount(db, organisation, clock.now());
  }

  const over = async (c: Context) => {
    const language = await languageOfBillingSession(db, c.req.param('id') ?? '');
    return c.html(sessionOverPage(language ?? 'en'), 410);
  };

  /** Waits a while for the product, as Stripe's checkout does; what it has not taken then is told again. */
  const tell = () =>
    inTime(announce(webhooks, payments, clock), TELL_MS).catch((err) =>
      log.warn({ err }, 'the product has not taken an event of the sandbox yet'),
    );

  /** Does what the form says; answers with the name of the notice. */
  async function change(organisationId: string, action: 'pay' | 'cancel' | 'keep'): Promise<Notice> {
    switch (action) {
      case 'pay':
        await payments.payOpenInvoices(organisationId);
        return 'paid';
      case 'cancel':
        return payments.cancel(organisationId);
      case 'keep':
        await payments.keep(organisationId);
        return 'kept';
    }
  }

  /** Where a change of plan is confirmed and paid; null for a plan that cannot be taken. */
  async function checkoutOf(
    { organisationId, language }: BillingSession,
    guid: string,
    period: BillingPeriod,
  ) {
    const plan = findOffer(guid);
    const account = await accountOf(organisationId);
    if (!plan || blockersOf(plan, account).length > 0) return null;
    return payments.createCheckout({ organisation: account.organisation, language }, plan, period);
  }

  /**
   * Uses a session up for what its form says. Without the page's own secret nothing happens, and the session
   * stays.
   */
  async function take<F extends { token: string }>(
    c: Context,
    schema: z.ZodType<F>,
    isMeant: (session: BillingSession) => boolean,
  ): Promise<{ session: BillingSession; form: F } | Response> {
    const id = c.req.param('id') ?? '';
    const found = await findBillingSession(db, id, clock.now());
    if (!found || !isMeant(found)) return over(c);
    const form = schema.safeParse(await c.req.parseBody());
    if (!form.success) return c.text('Unknown action.', 422);
    if (form.data.token !== found.formToken) return c.text('Not the form of this page.', 403);
    const session = await takeBillingSession(db, id, clock.now());
    return session ? { session, form: form.data } : over(c);
  }

  sandbox.use(`${SANDBOX_PATH}/*`, async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  sandbox.use(`${SANDBOX_PATH}/*`, bodyLimit({ maxSize: FORM_MAX_BYTES }));

  sandbox.get(`${SANDBOX_PATH}/portal/:id`, async (c) => {
    const session = await findBillingSession(db, c.req.param('id'), clock.now());
    if (!session || session.planGuid) return over(c);
    const account = await accountOf(session.organisationId);
    const holding = await readHolding(db, account.organisation, clock.now());
    if (c.req.query('ask') === 'cancel') return c.html(cancelPage(holding, session));
    const invoices = await listInvoices(db, session.organisationId);
    const done = c.req.query('done');
    return c.html(
      customerPortalPage(
        { account, holding, invoices },
        session,
        isNotice(done) ? done : undefined,
        clock.now(),
      ),
    );
  });

  sandbox.post(`${SANDBOX_PATH}/portal/:id`, async (c) => {
    const taken = await take(c, portalForm, ({ planGuid }) => planGuid === null);
    if (taken instanceof Response) return taken;
    const { organisationId, language } = taken.session;
    const { form } = taken;
    const isChange = form.action === 'subscribe';
    const checkout = isChange ? await checkoutOf(taken.session, form.plan, form.period) : null;
    if (checkout) return c.redirect(checkout, 303);
    const done = isChange ? null : await change(organisationId, form.action);
    if (done) await tell();
    const next = await createBillingSession(db, { organisationId, language }, clock.now());
    return c.redirect(`${customerPortalPath(next)}${done ? `?done=${done}` : ''}`, 303);
  });

  sandbox.get(`${SANDBOX_PATH}/checkout/:id`, async (c) => {
    const session = await findBillingSession(db, c.req.param('id'), clock.now());
    const plan = findOffer(session?.planGuid ?? '');
    if (!session?.charge || !plan) return over(c);
    const account = await accountOf(session.organisationId);
    return c.html(checkoutPage(account, plan, session.charge, session, clock.now()));
  });

  sandbox.post(`${SANDBOX_PATH}/checkout/:id`, async (c) => {
    const taken = await take(c, checkoutForm, ({ charge }) => charge !== null);
    if (taken instanceof Response) return taken;
    const { organisationId, planGuid, billingPeriod, charge } = taken.session;
    const plan = findOffer(planGuid ?? '');
    if (!plan || !charge || blockersOf(plan, await accountOf(organisationId)).length > 0) {
      return c.redirect(RETURN_PATHS.left(billingPeriod), 303);
    }
    const offer = { plan, period: billingPeriod };
    await payments.subscribe(organisationId, offer, charge);
    await tell();
    return c.redirect(RETURN_PATHS[charge.due > 0 ? 'paid' : 'changed'](offer), 303);
  });

  return sandbox;
}
