import type { ConversationSummary, ReadMessage, ReplyOf } from '@parley/api';
import type { ChatMessage } from '@parley/model';
import type { ConversationListItem, OpenedConversation } from '@parley/ui';
import { editorHref } from '../assistants/editorHref.ts';
import { inExchanges } from './inExchanges.ts';

/** A conversation of the API as its list shows it. */
export function listItemOf(
  { threadId, assistant, user, ...conversation }: ConversationSummary,
  href: string,
): ConversationListItem {
  return {
    ...conversation,
    id: threadId,
    assistantName: assistant.name,
    avatarUrl: assistant.avatarUrl,
    userName: user?.name ?? null,
    href,
  };
}

function messageOf({
  contentType,
  ...message
}: ReadMessage): ChatMessage & Pick<ReadMessage, 'uncertain' | 'care'> {
  const isFailed = message.state === 'failed';
  const problem =
    contentType === 'error_rate_limited'
      ? ({ kind: 'rateLimited', secondsLeft: 0 } as const)
      : ({ kind: 'generic' } as const);
  return {
    ...message,
    state: message.author === 'reader' && !isFailed ? 'sent' : message.state,
    problem: isFailed ? problem : null,
  };
}

/** A conversation of the API as it is read. */
export function openedOf({
  conversation,
  messages,
}: ReplyOf<'getConversation'>): Omit<
  Extract<OpenedConversation, { kind: 'ready' }>,
  'kind' | 'outdated' | 'leftOut'
> {
  const { assistantGuid } = conversation.assistant;
  return {
    conversation: listItemOf(conversation, ''),
    messages: inExchanges(messages).map(messageOf),
    filesHref: editorHref(assistantGuid, 'data'),
    draftHref: editorHref(assistantGuid, 'conversation'),
  };
}
