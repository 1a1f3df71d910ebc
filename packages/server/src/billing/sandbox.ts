import { BILLING_PERIODS, type Locale } from '@parley/model';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { organisations } from '../database/schema.ts';
import { browserLanguage, FORM_MAX_BYTES } from '../http/page.ts';
import { listInvoices } from './invoices.ts';
import { type Account, blockersOf, readAccount } from './limits.ts';
import { findOffer } from './plans.ts';
import { checkoutPage, customerPortalPage, NOTICES, type Notice, sessionOverPage } from './sandboxPages.ts';
import {
  createBillingSession,
  customerPortalPath,
  findBillingSession,
  SANDBOX_PATH,
  takeBillingSession,
} from './sessions.ts';
import { cancelSubscription, payOpenInvoices, subscribe } from './subscription.ts';

const portalForm = z.discriminatedUnion('action', [
  z.object({ action: z.literal('pay') }),
  z.object({ action: z.literal('cancel') }),
  z.object({ action: z.literal('subscribe'), plan: z.string(), period: z.enum(BILLING_PERIODS) }),
]);

/**
 * The billing sandbox, which stands in for a payment provider until one is configured (CMD-4): hosted pages
 * on which the subscription is really changed, only without money.
 */
export function createBillingSandbox(database: Database, clock: Clock): Hono {
  const { db } = database;
  const sandbox = new Hono();

  async function accountOf(organisationId: string): Promise<Account> {
    const [organisation] = await db.select().from(organisations).where(eq(organisations.id, organisationId));
    if (!organisation) throw new Error(`No organisation ${organisationId}`);
    return readAccount(db, organisation, clock.now());
  }

  const over = (c: Context) => c.html(sessionOverPage(c.get('language') as Locale), 410);

  /** Does what the form says; answers with the name of the notice. */
  async function change(organisationId: string, form: z.infer<typeof portalForm>): Promise<Notice | null> {
    const now = clock.now();
    switch (form.action) {
      case 'pay':
        await payOpenInvoices(database, organisationId, now);
        return 'paid';
      case 'cancel':
        await cancelSubscription(database, organisationId);
        return 'canceled';
      case 'subscribe': {
        const plan = findOffer(form.plan);
        if (!plan || blockersOf(plan, await accountOf(organisationId)).length > 0) return null;
        await subscribe(database, organisationId, plan, form.period, now);
        return 'changed';
      }
    }
  }

  // A page that is over no longer says whose it was: it speaks the browser's language.
  sandbox.use(`${SANDBOX_PATH}/*`, browserLanguage, bodyLimit({ maxSize: FORM_MAX_BYTES }));

  sandbox.get(`${SANDBOX_PATH}/portal/:id`, async (c) => {
    const session = await findBillingSession(db, c.req.param('id'), clock.now());
    if (!session || session.planGuid) return over(c);
    const account = await accountOf(session.organisationId);
    const invoices = await listInvoices(db, session.organisationId);
    const done = NOTICES.find((name) => name === c.req.query('done'));
    return c.html(customerPortalPage(account, invoices, session, done, clock.now()));
  });

  sandbox.post(`${SANDBOX_PATH}/portal/:id`, async (c) => {
    const form = portalForm.safeParse(await c.req.parseBody());
    if (!form.success) return c.text('Unknown action.', 422);
    const session = await takeBillingSession(db, c.req.param('id'), clock.now());
    if (!session || session.planGuid) return over(c);
    const done = await change(session.organisationId, form.data);
    const { organisationId, language } = session;
    const next = await createBillingSession(db, { organisationId, language }, clock.now());
    return c.redirect(`${customerPortalPath(next)}${done ? `?done=${done}` : ''}`, 303);
  });

  sandbox.get(`${SANDBOX_PATH}/checkout/:id`, async (c) => {
    const session = await findBillingSession(db, c.req.param('id'), clock.now());
    const plan = findOffer(session?.planGuid ?? '');
    if (!session || !plan) return over(c);
    return c.html(checkoutPage(await accountOf(session.organisationId), plan, session));
  });

  sandbox.post(`${SANDBOX_PATH}/checkout/:id`, async (c) => {
    const session = await takeBillingSession(db, c.req.param('id'), clock.now());
    const plan = findOffer(session?.planGuid ?? '');
    if (!session || !plan) return over(c);
    if (blockersOf(plan, await accountOf(session.organisationId)).length > 0) {
      return c.redirect('/pricing?checkout=cancel', 303);
    }
    await subscribe(database, session.organisationId, plan, session.billingPeriod, clock.now());
    return c.redirect('/billing?checkout=success', 303);
  });

  return sandbox;
}
