import { createHash, randomUUID } from 'node:crypto';
import { type AssistantAudience, DAY_MS, MINUTE_MS } from '@parley/model';
import { eq, inArray } from 'drizzle-orm';
import { createAnswerEngine } from '../answers/index.ts';
import { membersAmong } from '../assistants/access.ts';
import { columnsDraftOf } from '../assistants/draftOf.ts';
import { keepVersion } from '../assistants/versions.ts';
import { invoiceNumber } from '../billing/invoices.ts';
import { priceOf, TRIAL_DAYS } from '../billing/plans.ts';
import { beginOfPeriod, endOfPeriod } from '../billing/proration.ts';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { createPassageSource } from '../database/passageSource.ts';
import * as table from '../database/schema.ts';
import { extract } from '../dataFiles/extract/index.ts';
import { mediaTypeOf } from '../dataFiles/fileType.ts';
import { guidOf } from '../guidOf.ts';
import { hashPassword } from '../passwords.ts';
import { randomToken } from '../secrets.ts';
import { StartError } from '../startError.ts';
import { addConversation } from './conversation.ts';
import { DEMO_PASSWORD, type DemoAssistant, type DemoOrganisation, demoOrganisations } from './demo.ts';
import { demoConversations } from './demoConversations.ts';
import { seedFilesOf } from './files/manifest.ts';
import { enterTalk, useUp } from './reachedLimits.ts';

/** Since an organisation of the demo began, with its people and assistants; without those of trials. */
const BEGUN_DAYS = 61;
/** Days since the running month was paid. */
const LAST_PAID_DAYS = 16;

/**
 * Fills an empty database with the demo (CMD-1), or others. One that holds anything is left as it is, but for
 * the conversations of the day where a limit is reached each day.
 */
export async function seed(
  database: Database,
  clock: Clock,
  organisations: readonly DemoOrganisation[] = demoOrganisations,
): Promise<void> {
  await database.exclusively(async (db) => {
    const isEmpty = (await db.$count(table.organisations)) === 0;
    const now = clock.now();
    // All or nothing: a start that was interrupted seeds anew.
    await db.transaction(async (tx) => {
      if (isEmpty) await fill(tx, organisations, now);
      for (const organisation of organisations) await enterTalk(tx, organisation, now);
    });
  });
}

async function fill(tx: Db, organisations: readonly DemoOrganisation[], now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const organisation of organisations) await addOrganisation(tx, organisation, passwordHash, now);
  const source = createPassageSource({ db: tx });
  const engine = createAnswerEngine({ model: null, source, pace: async () => undefined });
  try {
    for (const conversation of demoConversations) await addConversation(tx, engine, conversation, now);
  } finally {
    await engine.close();
  }
}

/**
 * Makes sure that nobody can sign in with the demo's published password (CMD-6).
 * @throws {StartError} if the database holds a demo organisation.
 */
export async function refuseDemo({ db }: Database): Promise<void> {
  const guids = demoOrganisations.map(({ guid }) => guid);
  if ((await db.$count(table.organisations, inArray(table.organisations.id, guids))) === 0) return;
  throw new StartError(
    'The database holds the demo organizations, whose password is published. Set DATABASE_URL or PARLEY_DATA to an empty database, or unset DATABASE_URL, PARLEY_ORIGIN, IDENTITY_ORIGIN, HOST and AUTH0_DOMAIN.',
  );
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
const lastPaid = (now: Date) => daysBefore(now, LAST_PAID_DAYS);
/** When an organisation began: one on trial, or after it, with its trial. */
const begunDaysAgo = ({ trialEndsInDays }: DemoOrganisation) =>
  trialEndsInDays === undefined ? BEGUN_DAYS : TRIAL_DAYS - trialEndsInDays;
const begun = (demo: DemoOrganisation, now: Date) => daysBefore(now, begunDaysAgo(demo));

async function addOrganisation(tx: Db, demo: DemoOrganisation, passwordHash: string, now: Date) {
  const { plan, guid: organisationId } = demo;
  const isPaid = plan.monthlyPrice > 0 && demo.status === 'active';
  await tx.insert(table.organisations).values({
    id: organisationId,
    name: demo.name,
    supportEmail: `support@${demo.domain}`,
    billingEmail: `billing@${demo.domain}`,
    wizardPending: demo.wizardPending ?? false,
    planGuid: plan.guid,
    subscriptionStatus: demo.status,
    trialEndsAt: demo.trialEndsInDays === undefined ? null : daysBefore(now, -demo.trialEndsInDays),
    periodBeginsAt: isPaid ? lastPaid(now) : null,
    periodEndsAt: isPaid ? endOfPeriod(lastPaid(now), 'M') : null,
    dailyMessageLimit: plan.dailyMessageLimit,
    monthlyCharacterLimit: plan.monthlyCharacterLimit,
    assistantLimit: plan.assistantLimit,
    createdAt: begun(demo, now),
  });
  const given = new Set(demo.users.flatMap(({ assistants }) => assistants ?? []));
  for (const assistant of demo.assistants) {
    const audience = given.has(assistant.guid) ? 'chosen' : 'everyone';
    await addAssistant(tx, demo, assistant, audience, now);
  }
  await addUsers(tx, demo, passwordHash, now);
  for (const assistant of demo.assistants) await addVersions(tx, demo, assistant, now);
  await addInvoices(tx, demo, now);
  await useUp(tx, demo, now);
}

async function addUsers(tx: Db, demo: DemoOrganisation, passwordHash: string, now: Date) {
  for (const user of demo.users) {
    const id = guidOf(user.email);
    await tx.insert(table.users).values({
      id,
      organisationId: demo.guid,
      subject:
        user.status === 'invited' ? null : (user.subject ?? `auth0|${id.replaceAll('-', '').slice(0, 24)}`),
      email: user.email,
      name: user.name,
      role: user.role,
      status: user.status ?? 'active',
      language: user.language ?? null,
      passwordHash: user.status === 'invited' ? null : passwordHash,
      emailVerified: user.emailVerified ?? true,
      lastSeenAt:
        user.seenMinutesAgo === undefined ? null : new Date(now.getTime() - user.seenMinutesAgo * MINUTE_MS),
      createdAt: begun(demo, now),
    });
    for (const assistantId of user.assistants ?? []) {
      await tx.insert(table.assistantAccess).values({ assistantId, userId: id });
    }
  }
}

async function addAssistant(
  tx: Db,
  organisation: DemoOrganisation,
  demo: DemoAssistant,
  audience: AssistantAudience,
  now: Date,
) {
  const {
    guid: id,
    files,
    widgetKey,
    starterQuestions,
    allowedDomains = [],
    updatedDaysAgo,
    publications: _publications,
    ...fields
  } = demo;
  const updatedAt = daysBefore(now, updatedDaysAgo ?? begunDaysAgo(organisation));
  await tx.insert(table.assistants).values({
    id,
    organisationId: organisation.guid,
    ...fields,
    audience,
    starterQuestions: [...starterQuestions],
    allowedDomains: [...allowedDomains],
    widgetKey: widgetKey ?? randomToken(),
    createdAt: begun(organisation, now),
    updatedAt,
  });
  for (const file of seedFilesOf(files)) {
    const dataFileId = guidOf(`${id}/${file.name}`);
    const { pages, chunks } = await extract('md', file.bytes);
    await tx.insert(table.dataFiles).values({
      id: dataFileId,
      assistantId: id,
      name: file.name,
      mediaType: mediaTypeOf('md'),
      bytes: file.bytes.byteLength,
      pages,
      status: 'ready',
      content: file.bytes,
      contentHash: createHash('sha256').update(file.bytes).digest('hex'),
      queuedAt: updatedAt,
      createdAt: updatedAt,
      updatedAt,
    });
    await tx.insert(table.dataChunks).values(chunks.map((chunk) => ({ dataFileId, ...chunk })));
  }
}

/** Publishes an assistant as its administrators did: each time as it was then, the last time as it is. */
async function addVersions(tx: Db, demo: DemoOrganisation, assistant: DemoAssistant, now: Date) {
  const { guid, status, publications = [], updatedDaysAgo = begunDaysAgo(demo) } = assistant;
  if (status === 'draft') return;
  const [row] = await tx.select().from(table.assistants).where(eq(table.assistants.id, guid));
  const admins = demo.users.filter(({ role }) => role === 'admin');
  const [founder] = admins;
  if (!row || !founder) throw new Error(`Nobody can have published the assistant ${guid}.`);
  const given = demo.users.filter(({ assistants }) => assistants?.includes(guid));
  const userIds = await membersAmong(
    tx,
    demo.guid,
    given.map(({ email }) => guidOf(email)),
  );
  const content = columnsDraftOf(row, userIds);
  const last = { daysAgo: updatedDaysAgo, by: founder.email, otherwise: {} };
  for (const { daysAgo, by, otherwise } of [...publications, last]) {
    const name = admins.find(({ email }) => email === by)?.name ?? founder.name;
    const publisher = { id: guidOf(by), name };
    await keepVersion(tx, guid, { ...content, ...otherwise }, publisher, daysBefore(now, daysAgo));
  }
}

/** Two paid months, and the open invoice that makes a subscription incomplete. */
async function addInvoices(tx: Db, demo: DemoOrganisation, now: Date) {
  if (demo.plan.monthlyPrice === 0) return;
  const paid = [beginOfPeriod(lastPaid(now), 'M'), lastPaid(now)];
  const open = demo.status === 'incomplete' ? [new Date(now.getTime() - 2 * DAY_MS)] : [];
  await tx.insert(table.invoices).values(
    [...paid, ...open].map((issuedAt, index) => {
      const isOpen = open.includes(issuedAt);
      const id = randomUUID();
      return {
        id,
        providerId: id,
        organisationId: demo.guid,
        number: invoiceNumber(demo.guid, issuedAt, index + 1),
        planName: demo.plan.name,
        amount: priceOf(demo.plan, 'M'),
        status: isOpen ? ('open' as const) : ('paid' as const),
        issuedAt,
        paidAt: isOpen ? null : issuedAt,
        // Nobody is told now of what was paid before the demo began.
        mailedAt: isOpen ? null : issuedAt,
      };
    }),
  );
}
