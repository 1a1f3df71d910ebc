import { serverNow } from '@parley/model';
import type { ChatInput } from './chat.types.ts';

/**
 * What a chat in a page begins with: the page's network, clock and ids.
 * @param before what is left of an earlier visit; an empty chat unless said otherwise.
 */
export const inputOfPage = (
  audience: ChatInput['audience'],
  before: Partial<Pick<ChatInput, 'threadId' | 'draft' | 'kept'>> = {},
): ChatInput => ({
  audience,
  threadId: null,
  draft: '',
  kept: [],
  ...before,
  isOnline: navigator.onLine,
  now: serverNow,
  newId: () => crypto.randomUUID(),
});
