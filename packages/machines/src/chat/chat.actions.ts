import type { Rating } from '@parley/model';
import type { ChatEvent } from './chat.types.ts';

/** The panel's callbacks, each as the event it is: the other half of `chatViewOf`. */
export function chatActionsOf(send: (event: ChatEvent) => void) {
  return {
    onDraftChange: (text: string) => send({ type: 'draft.changed', text }),
    onSend: () => send({ type: 'message.submitted' }),
    onStarter: (question: string) => send({ type: 'starter.chosen', question }),
    onStop: () => send({ type: 'stop.requested' }),
    onRetry: (messageId: string) => send({ type: 'retry.requested', id: messageId }),
    onRegenerate: (answerId: string) => send({ type: 'answer.regenerated', id: answerId }),
    onEdit: (messageId: string, text: string) => send({ type: 'message.edited', id: messageId, text }),
    onBranch: (messageId: string) => send({ type: 'branch.chosen', id: messageId }),
    onRetryHistory: () => send({ type: 'history.retried' }),
    onRate: (messageId: string, rating: Rating) => send({ type: 'answer.rated', id: messageId, rating }),
    onNewChat: () => send({ type: 'chat.renewed' }),
    onSignIn: () => send({ type: 'signIn.requested' }),
  };
}
