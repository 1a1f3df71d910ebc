import type { widgetCalls } from '@parley/api/contract';
import { findThread, listThreads, type Owner, readThread } from '../../chat/threads.ts';
import { chatAssistantOf } from '../assistants/findAssistant.ts';
import type { Visitor } from '../callers.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

const done = { ok: true } as const;

/** Calls of the chat for visitors of the widget. */
export function widgetHandlers({
  database: { db },
  conversations,
}: HandlerDependencies): HandlersOf<typeof widgetCalls> {
  const ownerOf = ({ clientId }: Visitor): Owner => ({ clientId });

  return {
    getWidgetAssistant: async ({ caller }) => chatAssistantOf(caller.assistant),

    async getWidgetThread({ caller }) {
      const [newest] = await listThreads(db, ownerOf(caller), caller.assistant.id, 1);
      if (!newest) return { current: null };
      return { current: await readThread(db, await findThread(db, ownerOf(caller), newest.id)) };
    },

    sendWidgetMessage: ({ caller, input }) =>
      conversations.send({
        ...input,
        owner: ownerOf(caller),
        assistant: caller.assistant,
        organisation: caller.organisation,
      }),

    getWidgetAnswerStream: ({ caller, input, headers }) =>
      conversations.resume(ownerOf(caller), input.answerId, headers.get('last-event-id')),

    async stopWidgetAnswer({ caller, input }) {
      await conversations.stop(ownerOf(caller), input.answerId);
      return done;
    },

    async rateWidgetAnswer({ caller, input }) {
      await conversations.rate(ownerOf(caller), input.answerId, input.rating);
      return done;
    },
  };
}
