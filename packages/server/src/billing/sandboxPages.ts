import { type ServerWords, serverWords } from '@parley/i18n/server';
import type { Locale, PlanBlocker } from '@parley/model';
import { html } from 'hono/html';
import { page } from '../http/page.ts';
import type { Invoice } from './invoices.ts';
import { type Account, blockersOf } from './limits.ts';
import { RETURN_PATHS } from './payments.ts';
import { CURRENCY, type Plan, planOf, plans, priceOf } from './plans.ts';
import { type BillingSession, checkoutPath, customerPortalPath } from './sessions.ts';
import { statusAt } from './usage.ts';

const STATUSES = ['active', 'trial', 'trial_ended', 'canceled', 'incomplete'] as const;

/** What was done last, as the customer portal's address names it. */
export const NOTICES = ['paid', 'changed', 'canceled'] as const;
export type Notice = (typeof NOTICES)[number];

/** A page's words and the formats of its language. */
interface Speech {
  t: ServerWords;
  /** Of euro cents. */
  price(cents: number): string;
  day(moment: Date): string;
  planName(plan: Plan): string;
}

function speechOf(language: Locale): Speech {
  const t = serverWords(language);
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: CURRENCY });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    t,
    price: (cents) => money.format(cents / 100),
    day: (moment) => day.format(moment),
    planName: ({ code }) => t(`subscription.plans.${code}.name`),
  };
}

/** The customer portal: plan, invoices, cancelling. Each form works once, by the session's id. */
export function customerPortalPage(
  account: Account,
  invoices: readonly Invoice[],
  session: BillingSession,
  notice: Notice | undefined,
  now: Date,
) {
  const { language } = session;
  const speech = speechOf(language);
  const { t, planName } = speech;
  const { organisation } = account;
  const status = statusAt(organisation, now);
  const known = STATUSES.find((each) => each === status) ?? 'other';
  const form = { action: customerPortalPath(session.id), token: session.formToken };
  const isSubscribed = status === 'active' || status === 'incomplete';
  const isOpen = invoices.some((invoice) => invoice.status === 'open');
  const standing = {
    plan: planName(planOf(organisation.planGuid)),
    status: t(`subscription.status.${known}`),
  };
  return page(
    t('subscription.billing.title'),
    html`<p>${organisation.name}</p>
      ${notice ? html`<p class="notice" role="status">${t(`sandbox.${notice}`)}</p>` : ''}
      <section>
        <h2>${t('sandbox.subscription')}</h2>
        <p>${t('sandbox.standing', standing)}</p>
        ${isOpen ? button(form, 'pay', t('sandbox.pay')) : ''}
        ${isSubscribed ? button(form, 'cancel', t('sandbox.cancel'), 'quiet') : ''}
      </section>
      <section>
        <h2>${t('sandbox.changePlan')}</h2>
        ${plans.map((plan) => planForm(plan, account, form, speech))}
      </section>
      <section>
        <h2>${t('subscription.billing.invoices')}</h2>
        ${invoices.length === 0 ? html`<p>${t('sandbox.noInvoices')}</p>` : invoiceTable(invoices, speech)}
      </section>
      <p class="soft">${t('sandbox.noMoney')}</p>
      <p><a href="/billing">${t('verify.back')}</a></p>`,
    language,
  );
}

/** The checkout of one plan. */
export function checkoutPage(account: Account, plan: Plan, session: BillingSession) {
  const { id, billingPeriod, language, formToken } = session;
  const speech = speechOf(language);
  const { t, price, planName } = speech;
  const obstacle = obstacleTo(plan, account, speech);
  const cost = t(billingPeriod === 'M' ? 'sandbox.monthlyPrice' : 'sandbox.yearlyPrice', {
    price: price(priceOf(plan, billingPeriod)),
  });
  return page(
    t('sandbox.checkoutTitle', { plan: planName(plan) }),
    html`<p>${account.organisation.name}</p>
      <section>
        <h2>${t('sandbox.offer', { plan: planName(plan), price: cost })}</h2>
        <p>${t(`subscription.plans.${plan.code}.description`)}</p>
        ${
          obstacle
            ? html`<p role="alert">${obstacle}</p>`
            : html`<form method="post" action="${checkoutPath(id)}">
                ${tokenField(formToken)}<button>${t('sandbox.subscribe')}</button>
              </form>`
        }
      </section>
      <p class="soft">${t('sandbox.noMoney')}</p>
      <p><a href="${RETURN_PATHS.left(billingPeriod)}">${t('sandbox.leave')}</a></p>`,
    language,
  );
}

/** Shown instead of a page whose session was used, has expired or never existed. */
export function sessionOverPage(language: Locale) {
  const t = serverWords(language);
  return page(
    t('sandbox.overTitle'),
    html`<p>${t('sandbox.overText')}</p>
      <p><a href="/billing">${t('verify.back')}</a></p>`,
    language,
  );
}

const BLOCKED = {
  assistants: 'subscription.pricing.blockedAssistants',
  users: 'subscription.pricing.blockedUsers',
  dataFiles: 'subscription.pricing.blockedDataFiles',
  characters: 'subscription.pricing.blockedCharacters',
} as const satisfies Record<PlanBlocker['kind'], string>;

/** What keeps an account from a plan, in words; null if nothing does. */
function obstacleTo(plan: Plan, account: Account, { t }: Speech): string | null {
  const blockers = blockersOf(plan, account).map(({ kind, used, limit }) =>
    t(BLOCKED[kind], { used, limit }),
  );
  return blockers.length > 0 ? t('sandbox.tooSmall', { reasons: blockers.join('; ') }) : null;
}

/** Where a form of the customer portal goes, and the secret that it carries. */
interface PortalForm {
  action: string;
  token: string;
}

const tokenField = (token: string) => html`<input type="hidden" name="token" value="${token}" />`;

function planForm(plan: Plan, account: Account, { action, token }: PortalForm, speech: Speech) {
  const { t, price, planName } = speech;
  const name = planName(plan);
  const obstacle = obstacleTo(plan, account, speech);
  const prices = t('sandbox.prices', { monthly: price(plan.monthlyPrice), yearly: price(plan.yearlyPrice) });
  return html`<form method="post" action="${action}">
    <span>${name}<br /><span class="soft">${obstacle ?? prices}</span></span>
    ${
      obstacle
        ? ''
        : html`<span>
          ${tokenField(token)}
          <input type="hidden" name="action" value="subscribe" />
          <input type="hidden" name="plan" value="${plan.guid}" />
          <button name="period" value="M">${t('sandbox.monthly', { plan: name })}</button>
          <button class="quiet" name="period" value="Y">${t('sandbox.yearly', { plan: name })}</button>
        </span>`
    }
  </form>`;
}

function button({ action, token }: PortalForm, name: string, label: string, look = '') {
  return html`<form method="post" action="${action}">
    ${tokenField(token)}
    <button class="${look}" name="action" value="${name}">${label}</button>
  </form>`;
}

function invoiceTable(invoices: readonly Invoice[], { t, day, price }: Speech) {
  const head = [
    t('subscription.billing.invoiceNumber'),
    t('subscription.billing.invoiceDate'),
    t('subscription.billing.plan'),
    t('subscription.billing.invoiceAmount'),
    t('subscription.billing.invoiceState'),
  ];
  return html`<table>
    <thead>
      <tr>${head.map((title) => html`<th scope="col">${title}</th>`)}</tr>
    </thead>
    <tbody>
      ${invoices.map(
        (invoice) =>
          html`<tr><td>${invoice.number}</td><td>${day(invoice.issuedAt)}</td><td>${invoice.planName}</td><td>${price(invoice.amount)}</td><td>${t(`subscription.billing.${invoice.status}`)}</td></tr>`,
      )}
    </tbody>
  </table>`;
}
