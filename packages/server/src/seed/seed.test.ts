import { DAY_MS } from '@parley/model';
import { and, count, eq, gte, sql, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLast24Hours } from '../assistants/messagesByHour.ts';
import { TRIAL_DAYS } from '../billing/plans.ts';
import { dayOf, monthOf, statusAt, usageAt } from '../billing/usage.ts';
import type { Database } from '../database/database.ts';
import { assistants, messages, notifications, organisations, threads, users } from '../database/schema.ts';
import { createTestClock } from '../testing/testClock.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { type DemoOrganisation, demoOrganisations } from './demo.ts';
import { seed } from './seed.ts';

const clock = createTestClock();
const now = clock.now();
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ demo: true });
});
afterAll(() => database.close());

const trials = demoOrganisations.filter(({ status }) => status.startsWith('trial'));

test.each(trials)('BI-1: the trial of $name has an end that fits its status', async ({ guid, status }) => {
  const [row] = await database.db.select().from(organisations).where(eq(organisations.id, guid));
  expect(row && statusAt({ ...row, subscriptionStatus: 'trial' }, now)).toBe(status);
  const days = ((row?.trialEndsAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)) / DAY_MS;
  expect(days).toBe(TRIAL_DAYS);
});

/** What the conversations of an organisation say: questions by day, and characters of this month. */
async function saidOf({ guid }: DemoOrganisation, at: Date) {
  const { db } = database;
  const read = (from: Date) =>
    db
      .select({
        day: sql<string>`to_char(${messages.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`.as('day'),
        questions: count(sql`case when ${messages.author} = 'reader' then 1 end`),
        characters: sum(sql`length(${messages.body})`).mapWith(Number),
      })
      .from(messages)
      .innerJoin(threads, eq(threads.id, messages.threadId))
      .innerJoin(assistants, eq(assistants.id, threads.assistantId))
      .where(and(eq(assistants.organisationId, guid), gte(messages.createdAt, from)))
      .groupBy(sql`day`);
  const days = await read(new Date(at.getTime() - 40 * DAY_MS));
  const month = await read(new Date(monthOf(at)));
  return {
    questions: new Map(days.map(({ day, questions }) => [day, questions])),
    characters: month.reduce((all, { characters }) => all + characters, 0),
  };
}

test.each(demoOrganisations)(
  'AS-1, BI-1: the figures of $name in the list, in billing and of its limits are those of its conversations',
  async (demo) => {
    const { db } = database;
    const { plan, limitReached } = demo;
    const used = await usageAt(db, demo.guid, now);
    const said = await saidOf(demo, now);
    const days = used.messagesByDay.map((_, index, { length }) =>
      dayOf(new Date(now.getTime() - (length - 1 - index) * DAY_MS)),
    );
    expect(used.messagesByDay).toEqual(days.map((day) => said.questions.get(day) ?? 0));
    expect(used.usedCharacters).toBe(said.characters);
    const { messages: lastDay } = await readLast24Hours(db, demo.guid, now);
    expect(lastDay).toBeGreaterThanOrEqual(used.usedMessages);
    expect(lastDay).toBeLessThanOrEqual(used.usedMessages + (used.messagesByDay.at(-2) ?? 0));
    expect(Math.max(...used.messagesByDay)).toBeLessThanOrEqual(plan.dailyMessageLimit);
    expect(used.usedCharacters).toBeLessThanOrEqual(plan.monthlyCharacterLimit);
    expect(used.usedMessages === plan.dailyMessageLimit).toBe(limitReached === 'day');
    expect(used.usedCharacters === plan.monthlyCharacterLimit).toBe(limitReached === 'month');
  },
);

const inOrder = <Row extends { to: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.to.localeCompare(other.to));

test('SH-6: who begins with a limit reached is told of it, and nobody else', async () => {
  const told = await database.db
    .select({ to: users.organisationId, details: notifications.details })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.recipientId))
    .where(eq(notifications.type, 'limit_reached'));
  const limits = { day: 'dailyMessages', month: 'monthlyCharacters' } as const;
  const expected = demoOrganisations.flatMap(({ guid, limitReached, users: people }) =>
    limitReached
      ? people
          .filter(({ role, status = 'active' }) => role === 'admin' && status === 'active')
          .map(() => ({ to: guid, details: { limit: limits[limitReached] } }))
      : [],
  );
  expect(expected).not.toEqual([]);
  expect(inOrder(told)).toEqual(inOrder(expected));
});

test('AS-1, BI-1: on the next day, too, the used-up messages are those of conversations', async () => {
  clock.advance(DAY_MS);
  await seed(database, clock);
  const limited = demoOrganisations.filter(({ limitReached }) => limitReached === 'day');
  for (const demo of limited) {
    const { usedMessages } = await usageAt(database.db, demo.guid, clock.now());
    const { questions } = await saidOf(demo, clock.now());
    expect(usedMessages).toBe(demo.plan.dailyMessageLimit);
    expect(questions.get(dayOf(clock.now()))).toBe(usedMessages);
  }
});
