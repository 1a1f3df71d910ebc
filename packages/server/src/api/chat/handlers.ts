import type { chatCalls, SendMessageRequest, widgetCalls } from '@parley/api/contract';
import type { Rating, RatingWhy } from '@parley/model';
import { eq } from 'drizzle-orm';
import {
  findAnswer,
  findThread,
  listThreads,
  type Owner,
  readThread,
  renameThread,
} from '../../chat/threads.ts';
import { readTogether } from '../../database/readTogether.ts';
import { type Assistant, threads } from '../../database/schema.ts';
import { notFound } from '../../refusal.ts';
import { chatAssistantOf, findAssistant, readAssistants } from '../assistants/findAssistant.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';
import type { Chatter, OpenStreams } from './openStreams.ts';
import { createVisitorLimits } from './visitorLimits.ts';

const done = { ok: true } as const;

const ownerOf = (caller: Chatter): Owner =>
  'user' in caller ? { userId: caller.user.id } : { clientId: caller.clientId };

/** Calls of the chat, in the portal and in the widget. */
export function chatHandlers(
  { database, clock, conversations, widgetGrants }: HandlerDependencies,
  streams: OpenStreams,
): HandlersOf<typeof chatCalls & typeof widgetCalls> {
  const { db } = database;
  const limitVisitor = createVisitorLimits(database, clock);
  const readAssistant = readTogether((ids: readonly string[]) => readAssistants(db, ids));

  async function send(
    caller: Chatter,
    assistant: Assistant,
    message: Omit<SendMessageRequest, 'assistantGuid'> & { site?: string | null },
  ) {
    const { organisation } = caller;
    const stream = await conversations.send({ ...message, owner: ownerOf(caller), assistant, organisation });
    return { assistantId: assistant.id, stream };
  }

  /**
   * An answer of the caller's own, whose assistant they may still use.
   * @throws {Refusal} 403 or 404
   */
  async function findOwnAnswer(caller: Chatter, answerId: string): Promise<{ assistantId: string }> {
    const { threadId } = await findAnswer(db, ownerOf(caller), answerId);
    return findOwnThread(caller, threadId);
  }

  /** As `findOwnAnswer`, for a thread. */
  async function findOwnThread(caller: Chatter, threadId: string) {
    const thread = await findThread(db, ownerOf(caller), threadId);
    if ('user' in caller) await findAssistant(db, caller, thread.assistantId);
    else if (thread.assistantId !== caller.assistant.id) throw notFound('conversation');
    return thread;
  }

  function resume(context: {
    caller: Chatter;
    input: { answerId: string };
    headers: Headers;
    address: string;
  }) {
    const { caller, input, headers, address } = context;
    return streams.open(caller, address, async () => {
      const { assistantId } = await findOwnAnswer(caller, input.answerId);
      const after = headers.get('last-event-id');
      const stream = await conversations.resume(ownerOf(caller), input.answerId, after);
      return { assistantId, stream };
    });
  }

  async function stop({ caller, input }: { caller: Chatter; input: { answerId: string } }) {
    await findOwnAnswer(caller, input.answerId);
    await conversations.stop(ownerOf(caller), input.answerId);
    return done;
  }

  async function rate(context: {
    caller: Chatter;
    input: { answerId: string; rating: Rating; why?: RatingWhy | undefined };
  }) {
    const { caller, input } = context;
    await findOwnAnswer(caller, input.answerId);
    await conversations.rate(ownerOf(caller), input.answerId, input.rating, input.why ?? null);
    return done;
  }

  return {
    async getThreads({ caller, input }) {
      const assistant = await findAssistant(db, caller, input.assistantGuid);
      return { threads: await listThreads(db, ownerOf(caller), assistant.id) };
    },

    async getThread({ caller, input }) {
      return readThread(db, await findOwnThread(caller, input.threadId));
    },

    async markThreadSeen({ caller, input }) {
      const thread = await findOwnThread(caller, input.threadId);
      await db.update(threads).set({ unreadCount: 0 }).where(eq(threads.id, thread.id));
      return done;
    },

    async renameThread({ caller, input: { threadId, title } }) {
      await findOwnThread(caller, threadId);
      await renameThread(db, ownerOf(caller), threadId, title);
      return done;
    },

    async deleteThread({ caller, input: { threadId } }) {
      await findOwnThread(caller, threadId);
      await conversations.deleteThread(ownerOf(caller), threadId);
      return done;
    },

    sendMessage: ({ caller, input: { assistantGuid, ...message }, address }) =>
      streams.open(caller, address, async () =>
        send(caller, await findAssistant(db, caller, assistantGuid, readAssistant), message),
      ),
    getAnswerStream: resume,
    stopAnswer: stop,
    rateAnswer: rate,

    renewWidgetGrant: async ({ caller: { assistant, site, domains, clientId } }) => ({
      grant: await widgetGrants.issue({ assistantId: assistant.id, site, domains, clientId }),
    }),

    getWidgetAssistant: async ({ caller: { assistant } }) => ({
      ...chatAssistantOf(assistant),
      widget: assistant.widget,
    }),

    async getWidgetThread({ caller }) {
      const [newest] = await listThreads(db, ownerOf(caller), caller.assistant.id, 1);
      if (!newest) return { current: null };
      return { current: await readThread(db, await findThread(db, ownerOf(caller), newest.id)) };
    },

    sendWidgetMessage: ({ caller, input, address }) =>
      streams.open(caller, address, async () => {
        await limitVisitor(caller, address);
        return send(caller, caller.assistant, { ...input, site: caller.site });
      }),
    getWidgetAnswerStream: resume,
    stopWidgetAnswer: stop,
    rateWidgetAnswer: rate,
  };
}
