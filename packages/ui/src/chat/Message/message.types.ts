import type { ChatActions, ChatMessage } from '@parley/model';

/** What a message's buttons do. */
export type MessageActions = Pick<
  ChatActions,
  'onRetry' | 'onRegenerate' | 'onEdit' | 'onTakeBack' | 'onBranch' | 'onManageSubscription'
> & {
  /** Left out, answers can't be rated here. */
  onRate?: ChatActions['onRate'] | undefined;
};

/** What the parts of a message are about. */
export interface MessagePartProps {
  message: ChatMessage;
  actions: MessageActions;
}
