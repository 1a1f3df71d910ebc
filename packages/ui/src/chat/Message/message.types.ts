import type { ChatActions, ChatMessage } from '@parley/model';

/** What a message's buttons do. */
export type MessageActions = Pick<
  ChatActions,
  'onRetry' | 'onRate' | 'onRegenerate' | 'onEdit' | 'onBranch' | 'onManageSubscription'
>;

/** What the parts of a message are about. */
export interface MessagePartProps {
  message: ChatMessage;
  actions: MessageActions;
}
