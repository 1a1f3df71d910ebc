import type { ConversationFilters, ConversationSummary, ReadMessage } from '@parley/api/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { assistantsOf } from '../assistants/assistantsOf.ts';
import { messageOf, titleOf } from '../chat/threads.ts';
import { byName } from '../database/byName.ts';
import type { Db } from '../database/database.ts';
import { assistants, messages, threads, users } from '../database/schema.ts';
import { notFound } from '../refusal.ts';
import { care, needsCare } from './care.ts';
import { matching } from './matching.ts';

/** Most sites and users that a filter offers. */
const CHOICES_MAX = 200;

/** Messages beside the answers to them. */
const questions = alias(messages, 'questions');

/** A page of an organisation's conversations, and how many match in all (AS-6). */
export async function readConversationPage(
  db: Db,
  organisationId: string,
  { page, pageSize, ...filters }: ConversationFilters & { page: number; pageSize: number },
  now: Date,
): Promise<{ rows: ConversationSummary[]; total: number }> {
  const where = matching(db, organisationId, filters, now);
  const [all] = await db
    .select({ total: count() })
    .from(threads)
    .innerJoin(assistants, eq(assistants.id, threads.assistantId))
    .where(where);
  const found = await listed(db, where, pageSize, (page - 1) * pageSize);
  return { rows: await summariesOf(db, found), total: all?.total ?? 0 };
}

/** A conversation with its messages, as administrators read it. */
export interface WholeConversation {
  conversation: ConversationSummary;
  /** Oldest first. */
  messages: ReadMessage[];
}

/** @throws {Refusal} 404 for one that does not exist or is another organisation's. */
export async function readConversation(
  db: Db,
  organisationId: string,
  threadId: string,
): Promise<WholeConversation> {
  const ofOrganisation = and(eq(threads.id, threadId), assistantsOf(organisationId));
  const [found] = await wholeOf(db, await listed(db, ofOrganisation, 1));
  if (!found) throw notFound('conversation');
  return found;
}

/** All conversations that match, newest first, some at a time: however many there are, few are in memory. */
export async function* eachConversation(
  db: Db,
  organisationId: string,
  filters: ConversationFilters,
  now: Date,
  atOnce: number,
): AsyncGenerator<WholeConversation[]> {
  const where = matching(db, organisationId, filters, now);
  let last: ListedThread | undefined;
  do {
    const rest: SQL | undefined = last && after(last);
    const found = await listed(db, and(where, rest), atOnce);
    if (found.length > 0) yield await wholeOf(db, found);
    last = found.length === atOnce ? found.at(-1) : undefined;
  } while (last);
}

/** Sites and users of an organisation's conversations, by name. */
export async function readChoices(db: Db, organisationId: string) {
  const ofOrganisation = assistantsOf(organisationId);
  const sites = await db
    .selectDistinct({ site: threads.site })
    .from(threads)
    .innerJoin(assistants, eq(assistants.id, threads.assistantId))
    .where(and(ofOrganisation, isNotNull(threads.site)))
    .orderBy(asc(threads.site))
    .limit(CHOICES_MAX);
  const askers = await db
    .select({ userId: users.id, name: users.name })
    .from(threads)
    .innerJoin(assistants, eq(assistants.id, threads.assistantId))
    .innerJoin(users, eq(users.id, threads.userId))
    .where(ofOrganisation)
    .groupBy(users.id)
    .orderBy(byName(users.name), asc(users.id))
    .limit(CHOICES_MAX);
  return { sites: sites.flatMap(({ site }) => site ?? []), users: askers };
}

type ListedThread = Awaited<ReturnType<typeof listed>>[number];

function listed(db: Db, where: SQL | undefined, limit: number, offset = 0) {
  return db
    .select({
      id: threads.id,
      title: threads.title,
      site: threads.site,
      createdAt: threads.createdAt,
      updatedAt: threads.updatedAt,
      assistantGuid: assistants.id,
      assistantName: assistants.name,
      avatarUrl: assistants.avatarUrl,
      userId: users.id,
      userName: users.name,
    })
    .from(threads)
    .innerJoin(assistants, eq(assistants.id, threads.assistantId))
    .leftJoin(users, eq(users.id, threads.userId))
    .where(where)
    .orderBy(desc(threads.updatedAt), desc(threads.id))
    .limit(limit)
    .offset(offset);
}

const after = ({ updatedAt, id }: ListedThread) =>
  or(lt(threads.updatedAt, updatedAt), and(eq(threads.updatedAt, updatedAt), lt(threads.id, id)));

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

async function summariesOf(db: Db, found: readonly ListedThread[]): Promise<ConversationSummary[]> {
  if (found.length === 0) return [];
  const [counts, open] = await Promise.all([
    db
      .select({
        threadId: messages.threadId,
        questions: countWhere(eq(messages.author, 'reader')),
        needsCare: countWhere(needsCare),
        failed: countWhere(eq(messages.state, 'failed')),
        ratedUp: countWhere(eq(messages.rating, 'up')),
        ratedDown: countWhere(eq(messages.rating, 'down')),
      })
      .from(messages)
      .where(inArray(messages.threadId, idsOf(found)))
      .groupBy(messages.threadId),
    db
      .selectDistinctOn([messages.threadId], { threadId: messages.threadId, text: questions.body })
      .from(messages)
      .innerJoin(questions, eq(questions.id, messages.parentId))
      .where(and(inArray(messages.threadId, idsOf(found)), needsCare))
      .orderBy(messages.threadId, asc(questions.ordinal)),
  ]);
  const openOf = new Map(open.map(({ threadId, text }) => [threadId, titleOf(text)]));
  const countsOf = new Map(counts.map(({ threadId, ...each }) => [threadId, each]));
  const none = { questions: 0, needsCare: 0, failed: 0, ratedUp: 0, ratedDown: 0 };
  return found.map(
    ({ id, title, site, createdAt, updatedAt, assistantGuid, assistantName, avatarUrl, ...by }) => {
      const openQuestion = openOf.get(id) ?? '';
      return {
        threadId: id,
        title,
        assistant: { assistantGuid, name: assistantName, avatarUrl },
        user: by.userId === null ? null : { userId: by.userId, name: by.userName ?? '' },
        site,
        startedAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
        ...(countsOf.get(id) ?? none),
        openQuestion: openQuestion === title ? '' : openQuestion,
      };
    },
  );
}

async function wholeOf(db: Db, found: readonly ListedThread[]): Promise<WholeConversation[]> {
  if (found.length === 0) return [];
  const summaries = await summariesOf(db, found);
  const rows = await db
    .select({ ...getTableColumns(messages), care })
    .from(messages)
    .where(inArray(messages.threadId, idsOf(found)))
    .orderBy(asc(messages.ordinal));
  const rowsOf = Map.groupBy(rows, ({ threadId }) => threadId);
  return summaries.map((conversation) => ({
    conversation,
    messages: (rowsOf.get(conversation.threadId) ?? []).map((row) => ({
      ...messageOf(row),
      uncertain: row.uncertain,
      care: row.care,
    })),
  }));
}

const idsOf = (found: readonly ListedThread[]) => found.map(({ id }) => id);
