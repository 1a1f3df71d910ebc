import { randomUUID } from 'node:crypto';
import type { assistantCalls } from '@parley/api/contract';
import { and, asc, count, countDistinct, eq, gt, sql } from 'drizzle-orm';
import { requireSubscription } from '../../billing/usage.ts';
import { assistantAccess, assistants, dataFiles, messages, threads } from '../../database/schema.ts';
import { Refusal } from '../../refusal.ts';
import { randomToken } from '../../secrets.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';
import { chatAssistantOf, findAssistant } from './findAssistant.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Calls about assistants and what happened with them. */
export function assistantHandlers({
  database: { db },
  clock,
}: HandlerDependencies): HandlersOf<typeof assistantCalls> {
  const aDayAgo = () => new Date(clock.now().getTime() - DAY_MS);

  return {
    async getAssistants({ caller }) {
      const fileCount = db
        .select({ count: count() })
        .from(dataFiles)
        .where(eq(dataFiles.assistantId, assistants.id));
      const messageCount = db
        .select({ count: count() })
        .from(messages)
        .innerJoin(threads, eq(threads.id, messages.threadId))
        .where(
          and(
            eq(threads.assistantId, assistants.id),
            eq(messages.author, 'reader'),
            gt(messages.createdAt, aDayAgo()),
          ),
        );
      const permitted = sql`exists (select from ${assistantAccess} where ${assistantAccess.assistantId} = ${assistants.id} and ${assistantAccess.userId} = ${caller.user.id})`;
      const rows = await db
        .select({
          assistant: assistants,
          dataFileCount: sql<number>`(${fileCount})`.mapWith(Number),
          messages24h: sql<number>`(${messageCount})`.mapWith(Number),
        })
        .from(assistants)
        .where(
          and(
            eq(assistants.organisationId, caller.organisation.id),
            caller.isAdmin ? undefined : and(eq(assistants.status, 'published'), permitted),
          ),
        )
        .orderBy(asc(assistants.name));
      return {
        assistants: rows.map(({ assistant, dataFileCount, messages24h }) => ({
          assistantGuid: assistant.id,
          name: assistant.name,
          description: assistant.description,
          avatarUrl: assistant.avatarUrl,
          status: assistant.status,
          dataFileCount,
          messages24h,
          updatedAt: assistant.updatedAt.toISOString(),
        })),
      };
    },

    getAssistant: async ({ caller, input }) =>
      chatAssistantOf(await findAssistant(db, caller, input.assistantGuid)),

    async createAssistant({ caller: { organisation }, input }) {
      const now = clock.now();
      requireSubscription(organisation, now);
      const existing = await db.$count(assistants, eq(assistants.organisationId, organisation.id));
      if (existing >= organisation.assistantLimit) {
        throw new Refusal(
          422,
          'assistant_limit',
          `Your plan allows ${organisation.assistantLimit} assistants. Upgrade it to create another.`,
        );
      }
      const created = {
        id: randomUUID(),
        organisationId: organisation.id,
        ...input,
        widgetKey: randomToken(),
        createdAt: now,
        updatedAt: now,
      };
      const [assistant] = await db.insert(assistants).values(created).returning();
      if (!assistant) throw new Error('The assistant was not created.');
      return chatAssistantOf(assistant);
    },

    async getLast24Hours({ caller }) {
      const [row] = await db
        .select({ messages: count(), chatSessions: countDistinct(messages.threadId) })
        .from(messages)
        .innerJoin(threads, eq(threads.id, messages.threadId))
        .innerJoin(assistants, eq(assistants.id, threads.assistantId))
        .where(
          and(
            eq(assistants.organisationId, caller.organisation.id),
            eq(messages.author, 'reader'),
            gt(messages.createdAt, aDayAgo()),
          ),
        );
      return row ?? { messages: 0, chatSessions: 0 };
    },
  };
}
