import type { Message, Thread, ThreadWithMessages } from '@parley/api';
import { THREAD_TITLE_MAX_LENGTH } from '@parley/model';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { messages, threads } from '../database/schema.ts';
import { notFound } from '../refusal.ts';

/** Whose thread it is: a user's, or a visitor's of the widget. */
export type Owner = { userId: string } | { clientId: string };

type ThreadRow = typeof threads.$inferSelect;
type MessageRow = typeof messages.$inferSelect;

/** Most threads that are listed: nobody scrolls through more. */
const THREADS_MAX = 200;

/** The owner's threads with an assistant, newest first. */
export async function listThreads(db: Db, owner: Owner, assistantId: string, limit = THREADS_MAX) {
  const rows = await db
    .select()
    .from(threads)
    .where(and(ownedBy(owner), eq(threads.assistantId, assistantId)))
    .orderBy(desc(threads.updatedAt), desc(threads.id))
    .limit(limit);
  return rows.map(threadOf);
}

/** @throws {Refusal} 404 for a thread that does not exist or is not the owner's. */
export async function findThread(db: Db, owner: Owner, threadId: string): Promise<ThreadRow> {
  const [row] = await db
    .select()
    .from(threads)
    .where(and(eq(threads.id, threadId), ownedBy(owner)));
  if (!row) throw notFound('conversation');
  return row;
}

/** A thread with its messages, oldest first. */
export async function readThread(db: Db, thread: ThreadRow): Promise<ThreadWithMessages> {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.threadId, thread.id))
    .orderBy(asc(messages.ordinal));
  return { thread: threadOf(thread), messages: rows.map(messageOf) };
}

/** @throws {Refusal} 404 for an answer that does not exist or stands in somebody else's thread. */
export async function findAnswer(db: Db, owner: Owner, answerId: string): Promise<MessageRow> {
  const [row] = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(and(eq(messages.id, answerId), eq(messages.author, 'assistant'), ownedBy(owner)));
  if (!row) throw notFound('answer');
  return row.message;
}

/**
 * Gives a thread a title, which it keeps whatever is asked there later. Its place in the list stays.
 * @throws {Refusal} 404 for a thread that does not exist or is not the owner's.
 */
export async function renameThread(db: Db, owner: Owner, threadId: string, title: string): Promise<void> {
  const renamed = await db
    .update(threads)
    .set({ givenTitle: title })
    .where(and(eq(threads.id, threadId), ownedBy(owner)))
    .returning({ id: threads.id });
  if (renamed.length === 0) throw notFound('conversation');
}

/**
 * Deletes a thread with all that was said in it. What was counted for the plan stays counted.
 * @throws {Refusal} 404 for a thread that does not exist or is not the owner's.
 */
export async function deleteThread(db: Db, owner: Owner, threadId: string): Promise<void> {
  const deleted = await db
    .delete(threads)
    .where(and(eq(threads.id, threadId), ownedBy(owner)))
    .returning({ id: threads.id });
  if (deleted.length === 0) throw notFound('conversation');
}

/** The owner's columns of a thread. */
export function ownerColumns(owner: Owner): { userId: string | null; clientId: string | null } {
  return 'userId' in owner
    ? { userId: owner.userId, clientId: null }
    : { userId: null, clientId: owner.clientId };
}

/** Whether a thread is the owner's. */
export function owns(owner: Owner, thread: ThreadRow): boolean {
  return 'userId' in owner ? thread.userId === owner.userId : thread.clientId === owner.clientId;
}

/** A thread's title: the start of its first message, on one line. */
export function titleOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length <= THREAD_TITLE_MAX_LENGTH
    ? line
    : `${line.slice(0, THREAD_TITLE_MAX_LENGTH - 1).trimEnd()}…`;
}

function ownedBy(owner: Owner) {
  return 'userId' in owner ? eq(threads.userId, owner.userId) : eq(threads.clientId, owner.clientId);
}

function threadOf(row: ThreadRow): Thread {
  return {
    id: row.id,
    assistantGuid: row.assistantId,
    title: row.givenTitle ?? row.title,
    unreadCount: row.unreadCount,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A message as its readers get it. */
export function messageOf(row: MessageRow): Message {
  return {
    id: row.id,
    parentId: row.parentId,
    author: row.author,
    contentType: row.contentType,
    body: row.body,
    state: row.state,
    citations: row.citations,
    rating: row.rating,
    ratingWhy: row.ratingWhy,
    createdAt: row.createdAt.toISOString(),
  };
}
