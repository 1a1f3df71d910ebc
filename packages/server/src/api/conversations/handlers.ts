import type { conversationCalls } from '@parley/api/contract';
import { deleteConversation } from '../../conversationLog/deleteConversation.ts';
import { exportConversations } from '../../conversationLog/exportConversations.ts';
import {
  readChoices,
  readConversation,
  readConversationPage,
} from '../../conversationLog/readConversations.ts';
import { settleAnswer } from '../../conversationLog/settleAnswer.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

/** Calls by which administrators read what was asked of the organisation's assistants (AS-6). */
export function conversationHandlers({
  database: { db },
  clock,
}: HandlerDependencies): HandlersOf<typeof conversationCalls> {
  return {
    getConversations: ({ caller, input }) =>
      readConversationPage(db, caller.organisation.id, input, clock.now()),

    getConversationChoices: ({ caller }) => readChoices(db, caller.organisation.id),

    getConversation: ({ caller, input }) => readConversation(db, caller.organisation.id, input.threadId),

    async settleAnswer({ caller, input: { answerId, state } }) {
      await settleAnswer(db, caller.organisation.id, answerId, state);
      return { ok: true };
    },

    async deleteConversation({ caller, input }) {
      await deleteConversation(db, caller.organisation.id, input.threadId);
      return { ok: true };
    },

    exportConversations: async ({ caller, input }) =>
      exportConversations(db, caller.organisation.id, input, {
        now: clock.now(),
        locale: caller.language,
      }),
  };
}
