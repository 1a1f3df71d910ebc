import { DAY_MS } from '@parley/model';
import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { invoices, type Organisation, organisations } from '../database/schema.ts';
import type { Mailer } from '../mail.ts';
import { log } from '../operation/log.ts';
import { type Invoice, reckonSpan } from './invoices.ts';
import { RETURN_PATHS } from './payments.ts';
import { speechOf } from './sandboxSpeech.ts';

/** What e-mails about invoices need besides the database. */
export interface InvoiceMailParts {
  mailer: Mailer;
  clock: Clock;
  /** Public origin of the portal, without a slash at the end. */
  origin: string;
}

/** How long it is tried to say that an invoice was paid: later it is no news. */
const NEWS_DAYS = 7;

/**
 * Tells each organisation's billing e-mail of its paid invoices (BI-1), in the language of the organisation,
 * and of each once, whichever process comes first. What could not be sent is left for the next time, and who
 * has no such address is told of nothing. Credit notes and what cost nothing were paid by nobody.
 * @param organisationId whose; left out, everybody's.
 */
export async function mailPaidInvoices(
  db: Db,
  { mailer, clock, origin }: InvoiceMailParts,
  organisationId?: string,
): Promise<void> {
  const now = clock.now();
  const reachable = db
    .select({ id: organisations.id })
    .from(organisations)
    .where(ne(organisations.billingEmail, ''));
  const claimed = await db
    .update(invoices)
    .set({ mailedAt: now })
    .where(
      and(
        eq(invoices.status, 'paid'),
        gt(invoices.amount, 0),
        isNull(invoices.mailedAt),
        inArray(invoices.organisationId, reachable),
        gt(invoices.paidAt, new Date(now.getTime() - NEWS_DAYS * DAY_MS)),
        organisationId === undefined ? undefined : eq(invoices.organisationId, organisationId),
      ),
    )
    .returning();
  await Promise.all(
    claimed.map(async (invoice) => {
      const [organisation] = await db
        .select()
        .from(organisations)
        .where(eq(organisations.id, invoice.organisationId));
      if (organisation && (await mailer.send(mailOf(invoice, organisation, origin)))) return;
      await db.update(invoices).set({ mailedAt: null }).where(eq(invoices.id, invoice.id));
    }),
  );
}

/** The same where a failure keeps nothing from being done: a payment counts whoever is told of it. */
export async function tryToMailPaidInvoices(...given: Parameters<typeof mailPaidInvoices>): Promise<void> {
  try {
    await mailPaidInvoices(...given);
  } catch (err) {
    log.error({ err }, 'telling of paid invoices failed');
  }
}

function mailOf(invoice: Invoice, organisation: Organisation, origin: string) {
  const { t, price, day } = speechOf(organisation.defaultLanguage);
  const { number, amount, periodBeginsAt, periodEndsAt } = invoice;
  const { begins, ends } = reckonSpan(invoice);
  return {
    to: organisation.billingEmail,
    subject: t('mail.invoiceSubject', { number }),
    text: t('mail.invoiceText', {
      number,
      organisation: organisation.name,
      amount: price(amount),
      begins: day(periodBeginsAt ?? begins),
      ends: day(periodEndsAt ?? ends),
      // Behind the sign-in: whoever else reads the mailbox gets no invoice by it.
      url: origin + RETURN_PATHS.portal,
    }),
  };
}
