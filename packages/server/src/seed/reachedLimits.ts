import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parley/model';
import { and, count, eq, gte, sql, sum } from 'drizzle-orm';
import { assistantsOf } from '../assistants/assistantsOf.ts';
import { dayOf, monthOf } from '../billing/usage.ts';
import type { Db } from '../database/database.ts';
import { assistants, messages, threads, usagePerDay, usagePerMonth } from '../database/schema.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import type { DemoAssistant, DemoOrganisation } from './demo.ts';
import { seedFilesOf } from './files/manifest.ts';

const SECOND_MS = 1000;
/** From question to answer; less where the questions are closer. */
const ANSWER_MS = 4 * SECOND_MS;
/** Questions that a visitor asks one after the other. */
const PER_THREAD = 4;
/** The part of its messages that an organisation uses of a day in which its characters run out. */
const DAILY_PART = 0.9;
/** What uses the characters of a month up: whole files, written out. */
const LONG_QUESTION = 'Please write out everything that visitors should know.';

interface Exchange {
  question: string;
  answer: string;
}

/**
 * Uses a limit up for every day or month of a year, so that the demo still shows it as reached
 * tomorrow (ER-1).
 */
export async function useUp(
  tx: Db,
  { guid: organisationId, plan, limitReached }: DemoOrganisation,
  now: Date,
) {
  const days = Array.from({ length: 366 }, (_, index) => new Date(now.getTime() + index * DAY_MS));
  if (limitReached === 'day') {
    await tx
      .insert(usagePerDay)
      .values(days.map((day) => ({ organisationId, day: dayOf(day), messages: plan.dailyMessageLimit })));
  }
  if (limitReached === 'month') {
    const months = [...new Set(days.map(monthOf))];
    await tx
      .insert(usagePerMonth)
      .values(months.map((month) => ({ organisationId, month, characters: plan.monthlyCharacterLimit })));
  }
}

/**
 * Enters the conversations that used the limit of this day or month up, as far as they are missing, and tells
 * of it: the figures of the list and of billing are those of the same messages (AS-1, BI-1, SH-6).
 */
export async function enterTalk(tx: Db, demo: DemoOrganisation, now: Date): Promise<void> {
  const [assistant] = demo.assistants;
  if (!assistant || !demo.limitReached) return;
  // It may have been deleted since.
  if ((await tx.$count(assistants, eq(assistants.id, assistant.guid))) === 0) return;
  const isDay = demo.limitReached === 'day';
  const from = new Date(isDay ? dayOf(now) : monthOf(now));
  const said = await saidSince(tx, demo.guid, from);
  const exchanges = isDay
    ? shortTalk(assistant, demo.plan.dailyMessageLimit - said.questions)
    : longTalk(assistant, demo.plan, demo.plan.monthlyCharacterLimit - said.characters, from, now);
  if (exchanges.length === 0) return;
  const askedAt = await enter(tx, assistant.guid, exchanges, from, now);
  await (isDay ? countCharacters(tx, demo.guid, exchanges, now) : countQuestions(tx, demo.guid, askedAt));
  const details = { limit: isDay ? 'dailyMessages' : 'monthlyCharacters' } as const;
  await notifyAdmins(tx, demo.guid, { type: 'limit_reached', details }, askedAt.at(-1) ?? now);
}

/** What was asked and answered since a moment. */
async function saidSince(tx: Db, organisationId: string, from: Date) {
  const isReader = sql`case when ${messages.author} = 'reader' then 1 end`;
  const [found] = await tx
    .select({
      questions: count(isReader),
      characters: sum(sql`length(${messages.body})`).mapWith(Number),
    })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .innerJoin(assistants, eq(assistants.id, threads.assistantId))
    .where(and(assistantsOf(organisationId), gte(messages.createdAt, from)));
  return { questions: found?.questions ?? 0, characters: found?.characters ?? 0 };
}

/** So many questions for the parts of the assistant's file, by their headings. */
function shortTalk(assistant: DemoAssistant, length: number): Exchange[] {
  const [, ...parts] = textOf(assistant).split(/^## /m);
  return Array.from({ length: Math.max(length, 0) }, (_, index) => {
    const [heading = '', ...lines] = (parts[index % parts.length] ?? '').split('\n');
    return { question: `${heading}?`, answer: lines.join('\n').trim() };
  });
}

/** Questions and answers of so many characters, on no day more than its limit of messages allows. */
function longTalk(
  assistant: DemoAssistant,
  { dailyMessageLimit }: DemoOrganisation['plan'],
  characters: number,
  from: Date,
  now: Date,
): Exchange[] {
  if (characters <= 0) return [];
  const text = textOf(assistant);
  const days = Math.ceil((now.getTime() - from.getTime()) / DAY_MS);
  const most = Math.floor(dailyMessageLimit * DAILY_PART) * Math.max(days, 1);
  const number = Math.min(most, Math.ceil(characters / (LONG_QUESTION.length + text.length)));
  const each = Math.floor(characters / number);
  return Array.from({ length: number }, (_, index) => {
    const length = index === 0 ? characters - each * (number - 1) : each;
    const answer = text.repeat(Math.ceil(length / text.length)).slice(0, length - LONG_QUESTION.length);
    return { question: LONG_QUESTION, answer };
  });
}

const textOf = ({ files }: DemoAssistant) =>
  seedFilesOf(files)
    .map(({ bytes }) => new TextDecoder().decode(bytes))
    .join('\n');

/** Enters what visitors asked and were answered, evenly over a time. Returns when each was asked. */
async function enter(tx: Db, assistantId: string, exchanges: readonly Exchange[], from: Date, to: Date) {
  const step = (to.getTime() - from.getTime()) / (exchanges.length + 1);
  const askedAt = exchanges.map((_, index) => new Date(from.getTime() + (index + 0.5) * step));
  const answeredAt = (index: number) =>
    new Date((askedAt[index]?.getTime() ?? 0) + Math.min(ANSWER_MS, step / 2));
  const talks = Array.from({ length: Math.ceil(exchanges.length / PER_THREAD) }, (_, index) => {
    const first = index * PER_THREAD;
    return { id: randomUUID(), first, last: Math.min(first + PER_THREAD, exchanges.length) - 1 };
  });
  await tx.insert(threads).values(
    talks.map(({ id, first, last }) => ({
      ...{ id, assistantId, clientId: randomUUID() },
      title: exchanges[first]?.question ?? '',
      createdAt: askedAt[first] ?? from,
      updatedAt: answeredAt(last),
    })),
  );
  const common = { contentType: 'text', state: 'complete' } as const;
  await tx.insert(messages).values(
    talks.flatMap(({ id: threadId, first, last }) => {
      let parentId: string | null = null;
      return exchanges.slice(first, last + 1).flatMap(({ question, answer }, place) => {
        const ids = { question: randomUUID(), answer: randomUUID() };
        const [asked, answered] = [askedAt[first + place] ?? from, answeredAt(first + place)];
        const rows = [
          { ...common, threadId, id: ids.question, parentId, author: 'reader' as const },
          { ...common, threadId, id: ids.answer, parentId: ids.question, author: 'assistant' as const },
        ] as const;
        parentId = ids.answer;
        return [
          { ...rows[0], body: question, createdAt: asked },
          { ...rows[1], body: answer, createdAt: answered },
        ];
      });
    }),
  );
  return askedAt;
}

/** Counts questions on the days on which they were asked. */
async function countQuestions(tx: Db, organisationId: string, askedAt: readonly Date[]): Promise<void> {
  const days = Map.groupBy(askedAt, dayOf);
  for (const [day, { length }] of days) {
    await tx
      .insert(usagePerDay)
      .values({ organisationId, day, messages: length })
      .onConflictDoUpdate({
        target: [usagePerDay.organisationId, usagePerDay.day],
        set: { messages: sql`${usagePerDay.messages} + ${length}` },
      });
  }
}

/** Counts the characters of questions and answers in their month. */
async function countCharacters(tx: Db, organisationId: string, exchanges: readonly Exchange[], now: Date) {
  const characters = exchanges.reduce(
    (all, { question, answer }) => all + question.length + answer.length,
    0,
  );
  await tx
    .insert(usagePerMonth)
    .values({ organisationId, month: monthOf(now), characters })
    .onConflictDoUpdate({
      target: [usagePerMonth.organisationId, usagePerMonth.month],
      set: { characters: sql`${usagePerMonth.characters} + ${characters}` },
    });
}
