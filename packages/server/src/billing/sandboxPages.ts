import type { PlanBlocker } from '@parley/model';
import { html } from 'hono/html';
import { page } from '../http/page.ts';
import type { Invoice } from './invoices.ts';
import { type Account, blockersOf } from './limits.ts';
import { CURRENCY, type Plan, planOf, plans, priceOf } from './plans.ts';
import { checkoutPath, customerPortalPath } from './sessions.ts';
import { statusAt } from './usage.ts';

const money = new Intl.NumberFormat('en', { style: 'currency', currency: CURRENCY });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const priceText = (cents: number) => money.format(cents / 100);

const STATUS_WORDS: Record<string, string> = {
  active: 'active',
  trial: 'free trial',
  trial_ended: 'trial ended',
  canceled: 'canceled',
  incomplete: 'payment outstanding',
};

const NO_MONEY = html`<p class="soft">Test payments: no money moves, and no card is asked for.</p>`;

/** Notices of what was done last, by the name that the customer portal's address gives. */
export const NOTICES: Record<string, string> = {
  paid: 'The invoice is paid.',
  changed: 'Your plan is changed.',
  canceled: 'Your subscription is canceled.',
};

/** The customer portal: plan, invoices, cancelling. Each form works once, by the session's id. */
export function customerPortalPage(
  account: Account,
  invoices: readonly Invoice[],
  id: string,
  notice: string | undefined,
  now: Date,
) {
  const { organisation } = account;
  const status = statusAt(organisation, now);
  const action = customerPortalPath(id);
  const isOpen = invoices.some((invoice) => invoice.status === 'open');
  return page(
    'Billing',
    html`<p>${organisation.name}</p>
      ${notice ? html`<p class="notice" role="status">${notice}</p>` : ''}
      <section>
        <h2>Your subscription</h2>
        <p>${planOf(organisation.planGuid).name}: ${STATUS_WORDS[status] ?? status}</p>
        ${isOpen ? button(action, 'pay', 'Pay the open invoice') : ''}
        ${status === 'canceled' ? '' : button(action, 'cancel', 'Cancel the subscription', 'quiet')}
      </section>
      <section>
        <h2>Change the plan</h2>
        ${plans.map((plan) => planForm(plan, account, action))}
      </section>
      <section>
        <h2>Invoices</h2>
        ${invoices.length === 0 ? html`<p>There are no invoices yet.</p>` : invoiceTable(invoices)}
      </section>
      ${NO_MONEY}
      <p><a href="/billing">Back to Parley</a></p>`,
  );
}

/** The checkout of one plan. */
export function checkoutPage(account: Account, plan: Plan, period: 'M' | 'Y', id: string) {
  const obstacle = obstacleTo(plan, account);
  return page(
    `Subscribe to ${plan.name}`,
    html`<p>${account.organisation.name}</p>
      <section>
        <h2>${plan.name}: ${priceText(priceOf(plan, period))} per ${period === 'M' ? 'month' : 'year'}</h2>
        <p>${plan.description}</p>
        ${
          obstacle
            ? html`<p role="alert">${obstacle}</p>`
            : html`<form method="post" action="${checkoutPath(id)}"><button>Subscribe and pay</button></form>`
        }
      </section>
      ${NO_MONEY}
      <p><a href="/pricing?checkout=cancel">Back to Parley without subscribing</a></p>`,
  );
}

/** Shown instead of a page whose session was used, has expired or never existed. */
export function sessionOverPage() {
  return page(
    'This page is no longer valid',
    html`<p>It was used already or has expired. Open billing in Parley again.</p>
      <p><a href="/billing">Back to Parley</a></p>`,
  );
}

const IN_USE: Record<PlanBlocker['kind'], string> = {
  assistants: 'assistants',
  users: 'users',
  dataFiles: 'data files',
  characters: 'characters this month',
};

/** What keeps an account from a plan, in words; null if nothing does. */
function obstacleTo(plan: Plan, account: Account): string | null {
  const blockers = blockersOf(plan, account).map(
    ({ kind, used, limit }) => `${used} ${IN_USE[kind]}, ${limit} included`,
  );
  return blockers.length > 0 ? `Too small for what you use: ${blockers.join('; ')}.` : null;
}

function planForm(plan: Plan, account: Account, action: string) {
  const obstacle = obstacleTo(plan, account);
  const prices = `${priceText(plan.monthlyPrice)} per month or ${priceText(plan.yearlyPrice)} per year`;
  return html`<form method="post" action="${action}">
    <span>${plan.name}<br /><span class="soft">${obstacle ?? prices}</span></span>
    ${
      obstacle
        ? ''
        : html`<span>
          <input type="hidden" name="action" value="subscribe" />
          <input type="hidden" name="plan" value="${plan.guid}" />
          <button name="period" value="M">${plan.name} monthly</button>
          <button class="quiet" name="period" value="Y">${plan.name} yearly</button>
        </span>`
    }
  </form>`;
}

function button(action: string, name: string, label: string, look = '') {
  return html`<form method="post" action="${action}">
    <button class="${look}" name="action" value="${name}">${label}</button>
  </form>`;
}

function invoiceTable(invoices: readonly Invoice[]) {
  return html`<table>
    <thead>
      <tr><th scope="col">Number</th><th scope="col">Date</th><th scope="col">Plan</th><th scope="col">Amount</th><th scope="col">Status</th></tr>
    </thead>
    <tbody>
      ${invoices.map(
        (invoice) =>
          html`<tr><td>${invoice.number}</td><td>${day.format(invoice.issuedAt)}</td><td>${invoice.planName}</td><td>${priceText(invoice.amount)}</td><td>${invoice.status}</td></tr>`,
      )}
    </tbody>
  </table>`;
}
