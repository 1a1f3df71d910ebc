import type { chatCalls, SendMessageRequest, widgetCalls } from '@parley/api/contract';
import type { Rating } from '@parley/model';
import { eq } from 'drizzle-orm';
import { findThread, listThreads, type Owner, readThread } from '../../chat/threads.ts';
import { type Assistant, threads } from '../../database/schema.ts';
import { chatAssistantOf, findAssistant } from '../assistants/findAssistant.ts';
import type { PortalCaller, Visitor } from '../callers.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

const done = { ok: true } as const;

/** Whoever chats: a user in the portal, or a visitor of the widget. */
type Chatter = PortalCaller | Visitor;

const ownerOf = (caller: Chatter): Owner =>
  'user' in caller ? { userId: caller.user.id } : { clientId: caller.clientId };

/** Origin of a page's address, the only part that is kept of it; null where it is no web address. */
function originOf(address = ''): string | null {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

/** Calls of the chat, in the portal and in the widget. */
export function chatHandlers({
  database: { db },
  conversations,
}: HandlerDependencies): HandlersOf<typeof chatCalls & typeof widgetCalls> {
  const send = (
    caller: Chatter,
    assistant: Assistant,
    message: Omit<SendMessageRequest, 'assistantGuid'> & { site?: string | null },
  ) =>
    conversations.send({
      ...message,
      owner: ownerOf(caller),
      assistant,
      organisation: caller.organisation,
    });

  const resume = (context: { caller: Chatter; input: { answerId: string }; headers: Headers }) =>
    conversations.resume(
      ownerOf(context.caller),
      context.input.answerId,
      context.headers.get('last-event-id'),
    );

  async function stop({ caller, input }: { caller: Chatter; input: { answerId: string } }) {
    await conversations.stop(ownerOf(caller), input.answerId);
    return done;
  }

  async function rate(context: { caller: Chatter; input: { answerId: string; rating: Rating } }) {
    const { caller, input } = context;
    await conversations.rate(ownerOf(caller), input.answerId, input.rating);
    return done;
  }

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

    async markThreadSeen({ caller, input }) {
      const thread = await findThread(db, ownerOf(caller), input.threadId);
      await db.update(threads).set({ unreadCount: 0 }).where(eq(threads.id, thread.id));
      return done;
    },

    sendMessage: async ({ caller, input: { assistantGuid, ...message } }) =>
      send(caller, await findAssistant(db, caller, assistantGuid), message),
    getAnswerStream: resume,
    stopAnswer: stop,
    rateAnswer: rate,

    getWidgetAssistant: async ({ caller: { assistant } }) => ({
      ...chatAssistantOf(assistant),
      widget: assistant.widget,
    }),

    async getWidgetThread({ caller }) {
      const [newest] = await listThreads(db, ownerOf(caller), caller.assistant.id, 1);
      if (!newest) return { current: null };
      return { current: await readThread(db, await findThread(db, ownerOf(caller), newest.id)) };
    },

    sendWidgetMessage: ({ caller, input: { site, ...message } }) =>
      send(caller, caller.assistant, { ...message, site: originOf(site) }),
    getWidgetAnswerStream: resume,
    stopWidgetAnswer: stop,
    rateWidgetAnswer: rate,
  };
}
