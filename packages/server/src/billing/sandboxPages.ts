import { serverWords } from '@parley/i18n/server';
import type { Locale } from '@parley/model';
import { html } from 'hono/html';
import { page } from '../http/page.ts';
import { type Invoice, standingOf } from './invoices.ts';
import type { Account } from './limits.ts';
import { type Plan, planOf, plans, priceOf } from './plans.ts';
import { type Holding, isRunning } from './proration.ts';
import { obstacleTo, type Speech, speechOf, tokenField } from './sandboxSpeech.ts';
import { type BillingSession, customerPortalPath } from './sessions.ts';
import { statusAt } from './usage.ts';

const STATUSES = ['active', 'trial', 'trial_ended', 'canceled', 'incomplete'] as const;

/** What was done last, as the customer portal's address names it. */
const NOTICES = {
  paid: 'sandbox.paid',
  canceled: 'sandbox.canceled',
  ending: 'sandbox.ending',
  kept: 'sandbox.kept',
} as const;
export type Notice = keyof typeof NOTICES;
export const isNotice = (name = ''): name is Notice => Object.hasOwn(NOTICES, name);

/** Whose customer portal it is. */
interface Customer {
  account: Account;
  holding: Holding;
  invoices: readonly Invoice[];
}

/** The customer portal: plan, invoices, cancelling. Each form works once, by the session's id. */
export function customerPortalPage(
  { account, holding, invoices }: Customer,
  session: BillingSession,
  notice: Notice | undefined,
  now: Date,
) {
  const { language } = session;
  const speech = speechOf(language);
  const { t } = speech;
  const { organisation } = account;
  const status = statusAt(organisation, now);
  const form = { action: customerPortalPath(session.id), token: session.formToken };
  const isSubscribed = status === 'active' || status === 'incomplete';
  const ending = isEnding(organisation, holding.running);
  const date = holding.running ? speech.day(holding.running.ends) : '';
  const owed = invoices.flatMap((invoice) => (invoice.status === 'open' ? [invoice.amount] : []));
  return page(
    t('subscription.billing.title'),
    html`<p class="purpose">${organisation.name}</p>
      ${notice ? html`<p class="notice" role="status">${t(NOTICES[notice], { date })}</p>` : ''}
      <section>
        <h2>${t('sandbox.subscription')}</h2>
        ${standing(account, holding, status, speech)}
        ${owed.length > 0 ? button(form, 'pay', t('sandbox.pay', { amount: speech.price(sum(owed)) })) : ''}
        ${ending ? button(form, 'keep', t('sandbox.keep')) : ''}
        ${isSubscribed && !ending ? html`<p><a class="button quiet" href="${form.action}?ask=cancel">${t('sandbox.cancel')}</a></p>` : ''}
      </section>
      ${
        status === 'incomplete'
          ? ''
          : html`<section>
            <h2>${t('sandbox.changePlan')}</h2>
            ${plans.map((plan) => planForm(plan, { account, holding }, form, speech))}
            <p class="soft">${t('subscription.pricing.tax')}</p>
          </section>`
      }
      <section>
        <h2>${t('subscription.billing.invoices')}</h2>
        ${invoices.length === 0 ? html`<p>${t('sandbox.noInvoices')}</p>` : invoiceTable(invoices, speech)}
      </section>
      <p class="soft">${t('sandbox.noMoney')}</p>
      <p><a class="button quiet" href="/billing">${t('verify.back')}</a></p>`,
    language,
  );
}

/** Whether a period runs that is the last. */
const isEnding = ({ renews }: Account['organisation'], running: Holding['running']) =>
  running !== null && !renews;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Asks whether the subscription is really to be canceled, and says what then becomes of plan and credit. */
export function cancelPage({ running, credit }: Holding, session: BillingSession) {
  const { t, day, price, planName } = speechOf(session.language);
  const form = { action: customerPortalPath(session.id), token: session.formToken };
  return page(
    t('sandbox.cancelTitle'),
    html`<section>
      <p>${
        running
          ? t('sandbox.cancelText', { plan: planName(running.plan), date: day(running.ends) })
          : t('sandbox.cancelAtOnce')
      }</p>
      ${credit > 0 ? html`<p>${t('subscription.billing.creditKept', { amount: price(credit) })}</p>` : ''}
      <form method="post" action="${form.action}">
        ${tokenField(form.token)}
        <span class="choices">
          <a class="button quiet" href="${form.action}">${t('sandbox.keep')}</a>
          <button class="danger" name="action" value="cancel">${t('sandbox.cancel')}</button>
        </span>
      </form>
    </section>`,
    session.language,
  );
}

/** Shown instead of a page whose session was used, has expired or never existed. */
export function sessionOverPage(language: Locale) {
  const t = serverWords(language);
  return page(
    t('sandbox.overTitle'),
    html`<p>${t('sandbox.overText')}</p>
      <p><a class="button quiet" href="/billing">${t('verify.back')}</a></p>`,
    language,
  );
}

/** Where a form of the customer portal goes, and the secret that it carries. */
interface PortalForm {
  action: string;
  token: string;
}

/** Plan, status, price, the end of the period, and the credit that is kept. */
function standing({ organisation }: Account, { running, credit }: Holding, status: string, speech: Speech) {
  const { t, price, day, offer, planName } = speech;
  const known = isEnding(organisation, running)
    ? 'ending'
    : (STATUSES.find((each) => each === status) ?? 'other');
  const plan = planOf(organisation.planGuid);
  const rows = [
    [t('subscription.billing.plan'), running ? offer(running) : planName(plan)],
    [t('subscription.billing.invoiceState'), t(`subscription.status.${known}`)],
  ];
  if (running) {
    rows.push([t('sandbox.price'), price(priceOf(running.plan, running.period))]);
    rows.push([t(organisation.renews ? 'sandbox.renewal' : 'sandbox.ends'), day(running.ends)]);
  }
  if (status === 'trial' && organisation.trialEndsAt) {
    rows.push([t('sandbox.ends'), day(organisation.trialEndsAt)]);
  }
  if (credit > 0) rows.push([t('sandbox.creditLeft'), price(credit)]);
  return html`<dl>
    ${rows.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}

function planForm(
  plan: Plan,
  { account, holding }: Pick<Customer, 'account' | 'holding'>,
  { action, token }: PortalForm,
  speech: Speech,
) {
  const { t, price, planName } = speech;
  const name = planName(plan);
  const prices = t('sandbox.prices', { monthly: price(plan.monthlyPrice), yearly: price(plan.yearlyPrice) });
  const has = { M: isRunning(holding, plan, 'M'), Y: isRunning(holding, plan, 'Y') };
  const isCurrent = has.M || has.Y;
  const obstacle = isCurrent ? null : obstacleTo(plan, account, speech);
  return html`<form method="post" action="${action}">
    <span class="plan">
      <strong>${name}</strong>${isCurrent ? html`<span class="tag">${t('subscription.pricing.current')}</span>` : ''}
      <span class="soft">${obstacle ?? prices}</span>
    </span>
    ${
      obstacle
        ? ''
        : html`<span class="choices">
          ${tokenField(token)}
          <input type="hidden" name="action" value="subscribe" />
          <input type="hidden" name="plan" value="${plan.guid}" />
          ${has.M ? '' : html`<button class="quiet" name="period" value="M">${t('sandbox.monthly', { plan: name })}</button>`}
          ${has.Y ? '' : html`<button class="quiet" name="period" value="Y">${t('sandbox.yearly', { plan: name })}</button>`}
        </span>`
    }
  </form>`;
}

function button({ action, token }: PortalForm, name: string, label: string) {
  return html`<form method="post" action="${action}">
    ${tokenField(token)}
    <button name="action" value="${name}">${label}</button>
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
          html`<tr><td>${invoice.number}</td><td>${day(invoice.issuedAt)}</td><td>${invoice.planName}</td><td>${price(invoice.amount)}</td><td>${t(`subscription.billing.${standingOf(invoice)}`)}</td></tr>`,
      )}
    </tbody>
  </table>`;
}
