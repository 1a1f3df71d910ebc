import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parley/model';
import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assistants, organisations, usagePerDay, usagePerMonth } from '../database/schema.ts';
import { createScriptedEngine } from '../testing/scriptedEngine.ts';
import { messageWith, readAll, refusalOf, startTestServer, type TestServer } from '../testing/testServer.ts';
import { plans } from './plans.ts';
import { dayOf, monthOf } from './usage.ts';

const engine = createScriptedEngine();
const [starter, team, business] = plans;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ engine });
});
afterAll(() => server.close());

async function firstAssistant(as: string): Promise<string> {
  const { assistants } = await server.client(as).call('getAssistants');
  return assistants[0]?.assistantGuid ?? '';
}

async function send(as: string, text = 'Hello?') {
  const message = { ...messageWith(text), assistantGuid: await firstAssistant(as) };
  return readAll(server.client(as).stream('sendMessage', message));
}

/** Sends a message that must be answered. */
async function converse(as: string, text?: string, answer = 'Hi.') {
  const reading = send(as, text);
  (await engine.next()).finish(answer);
  return reading;
}

const statusOf = (as: string) => server.client(as).call('getSubscriptionStatus');
const create = (as: string) =>
  server.client(as).call('createAssistant', { name: 'One more', assistantGuid: randomUUID() });

describe('ER-1: a message and a new assistant are refused', () => {
  test.each([
    ['canceled', 460, 'subscription_canceled'],
    ['incomplete', 461, 'subscription_incomplete'],
    ['trial-ended', 462, 'trial_ended'],
  ])('when the subscription is %s: %i', async (name, status, code) => {
    const admin = `admin@${name}.test`;
    expect((await statusOf(admin)).status).toBe(name.replace('-', '_'));
    const before = engine.count();
    expect(await refusalOf(send(admin))).toMatchObject({ status, code });
    expect(await refusalOf(create(admin))).toMatchObject({ status, code });
    expect(engine.count()).toBe(before);
    const { threads } = await server
      .client(admin)
      .call('getThreads', { assistantGuid: await firstAssistant(admin) });
    expect(threads).toEqual([]);
  });

  test('463 at the daily limit, until midnight UTC, on every day of the demo', async () => {
    const admin = 'admin@daily-limit.test';
    const { usedMessages, dailyMessageLimit } = await statusOf(admin);
    expect(usedMessages).toBe(dailyMessageLimit);
    expect(await refusalOf(send(admin))).toMatchObject({ status: 463, resetAt: '2026-05-13T00:00:00.000Z' });
    expect((await statusOf(admin)).usedMessages).toBe(dailyMessageLimit);
  });

  test('464 at the monthly limit, until the first of next month', async () => {
    const admin = 'admin@monthly-limit.test';
    const { usedCharacters, monthlyCharacterLimit, usedMessages } = await statusOf(admin);
    expect(usedCharacters).toBe(monthlyCharacterLimit);
    expect(await refusalOf(send(admin))).toMatchObject({ status: 464, resetAt: '2026-06-01T00:00:00.000Z' });
    expect((await statusOf(admin)).usedMessages).toBe(usedMessages);
  });

  test('the same for visitors of the widget', async () => {
    const { db } = server.database;
    const assistantGuid = await firstAssistant('admin@canceled.test');
    const row = await db.query.assistants.findFirst({ where: eq(assistants.id, assistantGuid) });
    await db
      .update(assistants)
      .set({ allowedDomains: ['http://localhost:*'] })
      .where(eq(assistants.id, assistantGuid));
    const visitor = server.client({
      clientId: '11111111-1111-4111-8111-111111111111',
      widgetKey: row?.widgetKey ?? '',
    });
    expect((await visitor.call('getWidgetAssistant')).assistantGuid).toBe(assistantGuid);
    expect(
      (await refusalOf(readAll(visitor.stream('sendWidgetMessage', messageWith('Hello?'))))).status,
    ).toBe(460);
  });
});

describe('BI-1: use', () => {
  const admin = 'admin@trial.test';
  const set = (limits: Partial<typeof organisations.$inferInsert>) =>
    server.database.db.update(organisations).set(limits).where(eq(organisations.name, 'Brightwell Dental'));

  // These tests take more days than a trial has.
  beforeAll(() => set({ subscriptionStatus: 'active', trialEndsAt: null }));

  test('counts messages by day, and the characters of question and answer by month', async () => {
    const before = await statusOf(admin);
    await converse(admin, '12345', '1234567890');
    const after = await statusOf(admin);
    expect(after.usedMessages).toBe(before.usedMessages + 1);
    expect(after.usedCharacters).toBe(before.usedCharacters + 15);
  });

  test('tells the messages of each of the last 30 days, also of those without any, and of none before', async () => {
    const { db } = server.database;
    const row = await db.query.organisations.findFirst({
      where: eq(organisations.name, 'Acme Outdoor'),
    });
    const organisationId = row?.id ?? '';
    await db.delete(usagePerDay).where(eq(usagePerDay.organisationId, organisationId));
    const dayBefore = (days: number) => dayOf(new Date(server.clock.now().getTime() - days * DAY_MS));
    const counted = { 0: 7, 1: 5, 29: 3, 30: 100 };
    await db.insert(usagePerDay).values(
      Object.entries(counted).map(([days, messages]) => ({
        ...{ organisationId, messages },
        day: dayBefore(Number(days)),
      })),
    );
    const { usedMessages, messagesByDay } = await statusOf('admin@acme.test');
    expect(messagesByDay).toEqual([3, ...new Array(27).fill(0), 5, 7]);
    expect(usedMessages).toBe(7);
  });

  test('463 comes with the message that passes the limit, and is over the next day', async () => {
    const { usedMessages } = await statusOf(admin);
    await set({ dailyMessageLimit: usedMessages + 1 });
    await converse(admin);
    expect((await refusalOf(send(admin))).status).toBe(463);
    server.clock.advance(DAY_MS);
    await converse(admin);
    await set({ dailyMessageLimit: 100 });
  });

  test('464 comes after the message that passes the limit, and is over the next month', async () => {
    const { usedCharacters } = await statusOf(admin);
    await set({ monthlyCharacterLimit: usedCharacters + 1 });
    await converse(admin);
    expect((await refusalOf(send(admin))).status).toBe(464);
    server.clock.advance(31 * DAY_MS);
    expect((await statusOf(admin)).usedCharacters).toBe(0);
    await converse(admin);
    await set({ monthlyCharacterLimit: 500_000 });
  });

  test('462 comes when the time of a trial is over', async () => {
    const trialEndsAt = new Date(server.clock.now().getTime() + DAY_MS);
    const end = trialEndsAt.toISOString();
    await set({ subscriptionStatus: 'trial', trialEndsAt });
    expect(await statusOf(admin)).toMatchObject({ status: 'trial', trialEndsAt: end });
    server.clock.advance(DAY_MS);
    expect(await statusOf(admin)).toMatchObject({ status: 'trial_ended', trialEndsAt: end });
    expect((await refusalOf(send(admin))).status).toBe(462);
    await set({ subscriptionStatus: 'active', trialEndsAt: null });
  });

  test('a plan’s number of assistants is a limit said in words', async () => {
    await create(admin);
    await create(admin);
    expect(await refusalOf(create(admin))).toMatchObject({
      status: 422,
      code: 'assistant_limit',
      text: /allows 3/,
    });
  });
});

describe('BI-1, BI-2: limits and plans', () => {
  const admin = 'admin@acme.test';
  const offersOf = async (as: string) => (await server.client(as).call('getSubscriptionPlans', {})).plans;

  test('the limits start anew at midnight and on the first of next month, UTC', async () => {
    const midnight = new Date(server.clock.now());
    midnight.setUTCHours(24, 0, 0, 0);
    const { resets, price, planCode } = await statusOf(admin);
    expect(resets.messages).toBe(midnight.toISOString());
    expect(resets.characters).toMatch(/-01T00:00:00.000Z$/);
    expect({ price, planCode }).toEqual({
      price: { amount: team.monthlyPrice, currency: 'EUR', period: 'M' },
      planCode: 'team',
    });
    expect((await statusOf('admin@newco.test')).price).toBeNull();
  });

  test('what is too much for a plan is said of each plan: assistants, users, characters', async () => {
    const { usedCharacters } = await statusOf(admin);
    const [first, second, third] = await offersOf(admin);
    expect(first?.blockers).toEqual([
      { kind: 'assistants', used: 3, limit: 1 },
      { kind: 'users', used: 7, limit: 3 },
    ]);
    expect([second?.blockers, third?.blockers]).toEqual([[], []]);
    const { db } = server.database;
    const acme = eq(organisations.name, 'Acme Outdoor');
    const used = { characters: starter.monthlyCharacterLimit + 1 };
    await db
      .insert(usagePerMonth)
      .values({
        organisationId: (await db.query.organisations.findFirst({ where: acme }))?.id ?? '',
        month: monthOf(server.clock.now()),
        ...used,
      })
      .onConflictDoUpdate({ target: [usagePerMonth.organisationId, usagePerMonth.month], set: used });
    expect((await offersOf(admin))[0]?.blockers.at(-1)).toEqual({
      kind: 'characters',
      used: used.characters,
      limit: starter.monthlyCharacterLimit,
    });
    await db.update(usagePerMonth).set({ characters: usedCharacters });
  });

  test('whoever used up the characters of a plan can take the same plan again', async () => {
    const [same] = await offersOf('admin@monthly-limit.test');
    expect(same?.blockers).toEqual([]);
  });

  test('more users than the plan includes are not invited, not one of them', async () => {
    const small = 'admin@daily-limit.test';
    const emails = ['a', 'b', 'c'].map((name) => `${name}@daily-limit.test`);
    const invite = (some: string[]) =>
      server.client(small).call('inviteUsers', { invitationGuid: randomUUID(), emails: some, role: 'user' });
    expect(await refusalOf(invite(emails))).toMatchObject({ status: 422, code: 'user_limit' });
    const { sent } = await invite(emails.slice(0, starter.userLimit - 1));
    expect(sent).toHaveLength(2);
    expect((await refusalOf(invite(emails.slice(2)))).status).toBe(422);
  });

  test('more data files than the plan includes are not taken, whatever the assistant', async () => {
    const small = 'admin@daily-limit.test';
    const assistantGuid = await firstAssistant(small);
    const { dataFiles } = await server.client(small).call('getDataFiles', { assistantGuid });
    const upload = (number: number) =>
      server.client(small).call('uploadDataFile', {
        assistantGuid,
        dataFileGuid: randomUUID(),
        file: new File([`Words ${number}.`], `words-${number}.txt`),
      });
    for (let number = dataFiles.length; number < starter.dataFileLimit; number++) await upload(number);
    expect(await refusalOf(upload(99))).toMatchObject({ status: 422, code: 'data_file_limit' });
  });
});

describe('BI-1: invoices', () => {
  const admin = 'admin@incomplete.test';

  test('are listed, newest first, and fetched as PDF in the language of the reader', async () => {
    const client = server.client(admin);
    await client.call('setUserLanguage', { Language: 'pl' });
    const { invoices } = await client.call('getInvoices');
    expect(invoices.map(({ number, status }) => [number.slice(-4), status])).toEqual([
      ['0003', 'open'],
      ['0002', 'paid'],
      ['0001', 'paid'],
    ]);
    expect(invoices[0]).toMatchObject({ amount: team.monthlyPrice, currency: 'EUR' });
    const { name, content } = await client.download('downloadInvoice', {
      invoiceGuid: invoices[0]?.invoiceGuid ?? '',
    });
    expect(name).toBe(`invoice-${invoices[0]?.number}.pdf`);
    const { text } = await extractText(new Uint8Array(await content.arrayBuffer()), { mergePages: true });
    for (const words of [`Faktura ${invoices[0]?.number}`, 'Riverside Dental', 'Do zapłaty', '59,00 €']) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(words);
    }
  });

  test('no two organisations have invoices of one number, as one seller writes them all', async () => {
    const numbersOf = async (email: string) =>
      (await server.client(email).call('getInvoices')).invoices.map(({ number }) => number);
    const all = [...(await numbersOf(admin)), ...(await numbersOf('admin@acme.test'))];
    expect(all.length).toBeGreaterThan(3);
    expect(new Set(all).size).toBe(all.length);
  });

  test('those of another organisation are not there', async () => {
    const [invoice] = (await server.client(admin).call('getInvoices')).invoices;
    const asked = server
      .client('admin@acme.test')
      .download('downloadInvoice', { invoiceGuid: invoice?.invoiceGuid ?? '' });
    expect((await refusalOf(asked)).status).toBe(404);
  });
});

describe('the billing sandbox', () => {
  /** Sends a form as it is given. */
  const postRaw = (url: string, form: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  /** The secret that the forms of a page carry. */
  const tokenOf = async (url: string) =>
    /name="token" value="([\w-]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '';
  /** Sends a form of the page that stands there. */
  const post = async (url: string, form: Record<string, string> = {}) =>
    postRaw(url, { token: await tokenOf(url), ...form });
  /** The page that a form leads to. */
  const follow = async (sent: Response) =>
    (await fetch(new URL(sent.headers.get('location') ?? '', server.origin))).text();
  const portal = async (as: string) =>
    (await server.client(as).call('getCustomerPortalUrl')).customerPortalUrl;
  const checkout = async (as: string, SubscriptionPlanGuid: string, BillingPeriod?: 'M' | 'Y') =>
    (
      await server
        .client(as)
        .call('getCheckoutSessionUrl', { SubscriptionPlanGuid, ...(BillingPeriod ? { BillingPeriod } : {}) })
    ).checkoutSessionUrl;

  test('461: paying the open invoice makes an incomplete subscription active', async () => {
    const admin = 'admin@incomplete.test';
    await server.client(admin).call('setUserLanguage', { Language: 'en' });
    const url = await portal(admin);
    expect(url.startsWith(`${server.origin}/billing-sandbox/portal/`)).toBe(true);
    const page = await (await fetch(url)).text();
    expect(page).toContain('Pay the open amount: €59.00');
    expect(page).not.toContain('<script');
    const paid = await post(url, { action: 'pay' });
    expect(paid.status).toBe(303);
    const next = await (await fetch(new URL(paid.headers.get('location') ?? '', server.origin))).text();
    expect(next).toContain('The invoice is paid.');
    expect(next).not.toContain('Pay the open amount');
    expect((await statusOf(admin)).status).toBe('active');
    await converse(admin);
  });

  test('BI-2: a checkout subscribes to the plan, monthly unless yearly is asked for', async () => {
    const admin = 'admin@canceled.test';
    expect(await (await fetch(await checkout(admin, business.guid))).text()).toContain('€199.00 per month');
    const url = await checkout(admin, business.guid, 'Y');
    const page = await (await fetch(url)).text();
    expect(page).toContain('€1,990.00 per year');
    expect(page).toContain('href="/pricing?checkout=cancel&amp;period=Y"');
    expect((await post(url)).headers.get('location')).toBe(
      '/billing?checkout=success&plan=business&billed=Y',
    );
    const { status, planName, dailyMessageLimit } = await statusOf(admin);
    expect({ status, planName, dailyMessageLimit }).toEqual({
      status: 'active',
      planName: 'Business',
      dailyMessageLimit: business.dailyMessageLimit,
    });
    const { invoices } = await server.client(admin).call('getInvoices');
    expect(invoices[0]).toMatchObject({ amount: business.yearlyPrice, status: 'paid' });
    const { plans } = await server.client(admin).call('getSubscriptionPlans', {});
    expect(plans.filter(({ current }) => current).map(({ name }) => name)).toEqual(['Business']);
    await converse(admin);
  });

  test('BI-2: a checkout during a trial says what becomes of the rest of it', async () => {
    const admin = 'admin@trial.test';
    const isTheirs = eq(organisations.name, 'Brightwell Dental');
    const set = (values: Partial<typeof organisations.$inferInsert>) =>
      server.database.db.update(organisations).set(values).where(isTheirs);
    const page = async () => (await fetch(await checkout(admin, business.guid))).text();
    await set({ subscriptionStatus: 'active', trialEndsAt: null });
    expect(await page()).not.toContain('The trial ends');
    const trialEndsAt = new Date(server.clock.now().getTime() + 3 * DAY_MS);
    await set({ subscriptionStatus: 'trial', trialEndsAt });
    const until = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(trialEndsAt);
    const said = `The trial ends on ${until}. A plan begins as soon as it is paid, and ends the trial`;
    expect(await page()).toContain(said);
    await set({ subscriptionStatus: 'active', trialEndsAt: null });
  });

  test('a plan is changed and a subscription canceled in the customer portal', async () => {
    const admin = 'admin@trial-ended.test';
    const chosen = await post(await portal(admin), { action: 'subscribe', plan: starter.guid, period: 'M' });
    expect((await statusOf(admin)).status).toBe('trial_ended');
    await post(new URL(chosen.headers.get('location') ?? '', server.origin).href);
    expect(await statusOf(admin)).toMatchObject({ status: 'active', planName: 'Starter' });
    const { periodEndsAt } = await statusOf(admin);
    const until = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(periodEndsAt ?? ''),
    );
    const url = await portal(admin);
    expect(await (await fetch(url)).text()).not.toContain('value="cancel"');
    const asked = await (await fetch(`${url}?ask=cancel`)).text();
    expect(asked).toContain(`Starter is paid until ${until} and stays until then.`);
    expect(asked.indexOf('Keep the subscription')).toBeLessThan(asked.indexOf('value="cancel"'));
    expect(await statusOf(admin)).toMatchObject({ status: 'active', renews: true });

    const canceled = await follow(await post(url, { action: 'cancel' }));
    expect(canceled).toContain(`Your subscription ends on ${until}.`);
    expect(canceled).toContain('<dd>Ending</dd>');
    expect(canceled).not.toContain('<dd>Active</dd>');
    expect(await statusOf(admin)).toMatchObject({ status: 'active', renews: false, periodEndsAt });
    await converse(admin);

    const kept = await follow(await post(await portal(admin), { action: 'keep' }));
    expect(kept).toContain(`It renews on ${until}.`);
    expect(kept).not.toContain('Keep the subscription');
    expect(await statusOf(admin)).toMatchObject({ status: 'active', renews: true, periodEndsAt });
  });

  test('BI-2: a plan with room for fewer assistants is not offered, nor sold by a forged form', async () => {
    const admin = 'admin@acme.test';
    const url = await portal(admin);
    expect(await (await fetch(url)).text()).toContain(
      'Too small for what you use: Assistants: 3 in use, 1 included',
    );
    await post(url, { action: 'subscribe', plan: starter.guid, period: 'M' });
    expect(await refusalOf(checkout(admin, starter.guid))).toMatchObject({
      status: 422,
      code: 'plan_too_small',
    });
    expect((await statusOf(admin)).planName).toBe(team.name);
  });

  test('BI-2: nor is one that became too small while its checkout was open', async () => {
    const admin = 'admin@daily-limit.test';
    const url = await checkout(admin, starter.guid);
    const token = await tokenOf(url);
    const { db } = server.database;
    const [assistant] = await db
      .select()
      .from(assistants)
      .where(eq(assistants.id, await firstAssistant(admin)));
    const more = {
      ...assistant,
      id: randomUUID(),
      widgetKey: randomUUID(),
    } as typeof assistants.$inferInsert;
    await db.insert(assistants).values(more);
    expect(await (await fetch(url)).text()).not.toContain('Pay now');
    expect((await postRaw(url, { token })).headers.get('location')).toBe('/pricing?checkout=cancel&period=M');
    await db.delete(assistants).where(eq(assistants.id, more.id));
  });

  test('BI-3: nobody gets a plan without the page of their own session', async () => {
    const admin = 'admin@trial.test';
    const before = await statusOf(admin);
    const url = await checkout(admin, business.guid);
    const foreign = await tokenOf(await checkout('admin@acme.test', business.guid));
    const portalToken = await tokenOf(await portal(admin));
    expect((await postRaw(url)).status).toBe(422);
    for (const token of ['', foreign, portalToken]) {
      expect((await postRaw(url, { token })).status).toBe(403);
    }
    const event = { id: 'evt_1', type: 'invoice.paid', data: { object: { customer: 'cus_sandbox_1' } } };
    for (const signature of ['', 't=1,v1=00']) {
      const sent = await fetch(`${server.origin}/payments/webhook`, {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body: JSON.stringify(event),
      });
      expect(sent.status).toBe(400);
    }
    expect(await statusOf(admin)).toEqual(before);
    // The session is still there for whoever confirms, once.
    const token = await tokenOf(url);
    expect((await postRaw(url, { token })).status).toBe(303);
    expect((await postRaw(url, { token })).status).toBe(410);
    const { invoices } = await server.client(admin).call('getInvoices');
    expect(invoices.map(({ amount }) => amount)).toEqual([business.monthlyPrice]);
  });

  test('an address works once, for half an hour, and only for what it was made for', async () => {
    const admin = 'admin@acme.test';
    const used = await portal(admin);
    await post(used, { action: 'pay' });
    const expired = await portal(admin);
    const crossed = (await portal(admin)).replace('/portal/', '/checkout/');
    for (const url of [used, crossed, `${server.origin}/billing-sandbox/portal/guess`]) {
      expect((await fetch(url)).status).toBe(410);
      expect((await post(url, { action: 'cancel' })).status).toBe(410);
    }
    server.clock.advance(30 * 60 * 1000);
    expect((await fetch(expired)).status).toBe(410);
    expect((await statusOf(admin)).status).toBe('active');
  });

  test.each([
    ['de', 'Tarif wechseln', 'Business, monatlich', 'Abbrechen'],
    ['es', 'Cambiar de plan', 'Business, mensual', 'Cancelar'],
    ['pl', 'Zmień plan', 'Business, miesięcznie', 'Anuluj'],
  ] as const)(
    'SH-5: its pages are in the language of who opens them: %s',
    async (Language, change, offer, leave) => {
      const admin = 'admin@acme.test';
      await server.client(admin).call('setUserLanguage', { Language });
      const portalPage = await (await fetch(await portal(admin))).text();
      expect(portalPage).toContain(`<html lang="${Language}">`);
      expect(portalPage).toContain(change);
      const checkoutPage = await (await fetch(await checkout(admin, business.guid))).text();
      expect(checkoutPage).toContain(offer);
      expect(checkoutPage).toContain(leave);
      const used = await portal(admin);
      await post(used, { action: 'pay' });
      const headers = { 'accept-language': 'fr' };
      expect(await (await fetch(used, { headers })).text()).toContain(`<html lang="${Language}">`);
      const guessed = await fetch(`${server.origin}/billing-sandbox/portal/guess`, {
        headers: { 'accept-language': Language },
      });
      expect(await guessed.text()).toContain('<html lang="en">');
      await server.client(admin).call('setUserLanguage', { Language: 'en' });
    },
  );

  test('CMD-4: no browser keeps a page of it', async () => {
    const newco = 'admin@newco.test';
    const [customerPortal, bought] = [await portal(newco), await checkout(newco, business.guid)];
    for (const url of [customerPortal, `${customerPortal}?ask=cancel`, bought, `${customerPortal}-over`]) {
      expect((await fetch(url)).headers.get('cache-control')).toBe('no-store');
    }
  });

  test('a form that says nothing known is refused and does not use up the address', async () => {
    const url = await portal('admin@acme.test');
    expect((await post(url, { action: 'give me everything' })).status).toBe(422);
    expect((await fetch(url)).status).toBe(200);
  });

  test('an unknown plan is 404', async () => {
    const refusal = await refusalOf(checkout('admin@acme.test', '00000000-0000-4000-8000-000000000000'));
    expect(refusal.status).toBe(404);
  });
});
