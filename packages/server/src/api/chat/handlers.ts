import type { chatCalls } from '@parley/api/contract';
import { eq } from 'drizzle-orm';
import { findThread, listThreads, type Owner, readThread } from '../../chat/threads.ts';
import { threads } from '../../database/schema.ts';
import { findAssistant } from '../assistants/findAssistant.ts';
import type { PortalCaller } from '../callers.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

const done = { ok: true } as const;

/** Calls of the chat for signed-in users. */
export function chatHandlers({
  database: { db },
  conversations,
}: HandlerDependencies): HandlersOf<typeof chatCalls> {
  const ownerOf = ({ user }: PortalCaller): Owner => ({ userId: user.id });

  return {
    async getThreads({ caller, input }) {
      const assistant = await findAssistant(db, caller, input.assistantGuid);
      return { threads: await listThreads(db, ownerOf(caller), assistant.id) };
    },

    async getThread({ caller, input }) {
      const thread = await findThread(db, ownerOf(caller), input.threadId);
      await findAssistant(db, caller, thread.assistantId);
      return readThread(db, thread);
    },

    async sendMessage({ caller, input: { assistantGuid, ...message } }) {
      const assistant = await findAssistant(db, caller, assistantGuid);
      return conversations.send({
        ...message,
        owner: ownerOf(caller),
        assistant,
        organisation: caller.organisation,
      });
    },

    getAnswerStream: ({ caller, input, headers }) =>
      conversations.resume(ownerOf(caller), input.answerId, headers.get('last-event-id')),

    async stopAnswer({ caller, input }) {
      await conversations.stop(ownerOf(caller), input.answerId);
      return done;
    },

    async rateAnswer({ caller, input }) {
      await conversations.rate(ownerOf(caller), input.answerId, input.rating);
      return done;
    },

    async markThreadSeen({ caller, input }) {
      const thread = await findThread(db, ownerOf(caller), input.threadId);
      await db.update(threads).set({ unreadCount: 0 }).where(eq(threads.id, thread.id));
      return done;
    },
  };
}
