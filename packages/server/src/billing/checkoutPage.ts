import { html } from 'hono/html';
import { page } from '../http/page.ts';
import type { CheckoutCharge } from './customerState.ts';
import type { Account } from './limits.ts';
import { RETURN_PATHS } from './payments.ts';
import { type Plan, priceOf } from './plans.ts';
import { obstacleTo, type Speech, speechOf, tokenField } from './sandboxSpeech.ts';
import { type BillingSession, checkoutPath } from './sessions.ts';
import { statusAt } from './usage.ts';

/** The checkout of one plan: what it includes, and what is due today and later. */
export function checkoutPage(
  account: Account,
  plan: Plan,
  charge: CheckoutCharge,
  session: BillingSession,
  now: Date,
) {
  const { id, billingPeriod: period, language, formToken } = session;
  const speech = speechOf(language);
  const { t, day, planName } = speech;
  const obstacle = obstacleTo(plan, account, speech);
  const isPaid = charge.due > 0;
  const { trialEndsAt } = account.organisation;
  const isTrial = statusAt(account.organisation, now) === 'trial' && trialEndsAt;
  return page(
    t(isPaid ? 'sandbox.checkoutTitle' : 'sandbox.changeTitle', { plan: planName(plan) }),
    html`<p class="purpose">${account.organisation.name}</p>
      <div class="checkout">
        <section>
          <h2>${speech.offer({ plan, period })}</h2>
          <p class="purpose">${t(`subscription.plans.${plan.code}.description`)}</p>
          ${features(plan, speech)}
        </section>
        <section>
          <h2>${t('sandbox.summary')}</h2>
          ${summary(plan, charge, session, speech)}
          <p class="soft">${t('subscription.pricing.tax')}</p>
          ${isTrial ? html`<p>${t('subscription.pricing.trial', { date: day(trialEndsAt) })}</p>` : ''}
          ${
            obstacle
              ? html`<p role="alert">${obstacle}</p>`
              : html`<form class="pay" method="post" action="${checkoutPath(id)}">
                ${tokenField(formToken)}
                <button>${t(isPaid ? 'sandbox.subscribe' : 'sandbox.confirm')}</button>
              </form>`
          }
          <a class="button quiet" href="${RETURN_PATHS.left(period)}">${t('sandbox.leave')}</a>
          <p class="soft">${t('sandbox.noMoney')}</p>
        </section>
      </div>`,
    language,
  );
}

function features(plan: Plan, { t, number, planName }: Speech) {
  const counts = [
    ['messages', plan.dailyMessageLimit],
    ['characters', plan.monthlyCharacterLimit],
    ['assistants', plan.assistantLimit],
    ['users', plan.userLimit],
    ['dataFiles', plan.dataFileLimit],
  ] as const;
  return html`<ul class="features" aria-label="${t('subscription.pricing.included', { plan: planName(plan) })}">
    ${counts.map(
      ([name, count]) => html`<li>${t(`subscription.pricing.${name}`, { count, value: number(count) })}</li>`,
    )}
  </ul>`;
}

/** Lines of the charge, what is due, what is kept, and what comes next. */
function summary(plan: Plan, charge: CheckoutCharge, { billingPeriod }: BillingSession, speech: Speech) {
  const { t, price, day, offer } = speech;
  const full = price(priceOf(plan, billingPeriod));
  const cost = t(billingPeriod === 'M' ? 'sandbox.monthlyPrice' : 'sandbox.yearlyPrice', { price: full });
  const on = (seconds: number) => day(new Date(seconds * 1000));
  const rows = charge.lines.map(({ kind, plan: code, period, begins, ends, amount }) => {
    const what = offer({ plan: { code }, period });
    return {
      term: kind === 'plan' ? what : t('sandbox.unused', { offer: what }),
      detail: t('sandbox.span', { begins: on(begins), ends: on(ends) }),
      amount: price(amount),
    };
  });
  if (charge.creditUsed > 0) {
    rows.push({ term: t('sandbox.creditUsed'), detail: '', amount: price(-charge.creditUsed) });
  }
  // As on the invoice.
  rows.push({ term: t('invoice.vat'), detail: '', amount: price(0) });
  return html`<dl>
    ${rows.map(
      ({ term, detail, amount }) =>
        html`<div><dt>${term}${detail && html`<span class="soft">${detail}</span>`}</dt><dd>${amount}</dd></div>`,
    )}
    <div class="due"><dt>${t('sandbox.due')}</dt><dd>${price(charge.due)}</dd></div>
    ${
      charge.creditLeft > 0
        ? html`<div>
          <dt>${t('sandbox.creditLeft')}</dt>
          <dd>${price(charge.creditLeft)}</dd>
        </div>`
        : ''
    }
    <div>
      <dt>${t('sandbox.renewal')}<span class="soft">${cost}</span></dt>
      <dd>${on(charge.periodEnd)}</dd>
    </div>
  </dl>`;
}
