import type { Rating } from '@parley/api';
import type { ChatEvent } from './chat.types.ts';

/** What a reader can do in a conversation, in the terms of its panel. */
export function chatActionsOf(send: (event: ChatEvent) => void) {
  return {
    onDraftChange: (text: string) => send({ type: 'draft.changed', text }),
    onSend: () => send({ type: 'message.submitted' }),
    onStarter: (question: string) => send({ type: 'starter.chosen', question }),
    onStop: () => send({ type: 'stop.requested' }),
    onRetry: (id: string) => send({ type: 'retry.requested', id }),
    onRetryHistory: () => send({ type: 'history.retried' }),
    onRate: (id: string, rating: Rating) => send({ type: 'answer.rated', id, rating }),
    onNewChat: () => send({ type: 'chat.renewed' }),
    onSignIn: () => send({ type: 'signIn.requested' }),
  };
}
