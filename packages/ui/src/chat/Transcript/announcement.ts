import type { UseWords } from '@parley/i18n/react';
import type { ChatMessage } from '@parley/model';
import { plainText } from '../Markdown/text.ts';

const UNFINISHED: readonly ChatMessage['state'][] = ['waiting', 'streaming'];

const isUnfinished = (message: ChatMessage) => UNFINISHED.includes(message.state);

/**
 * Longest answer that is read out on its own, in characters; a longer one is named
 * and can be read in the thread.
 */
const READ_OUT_MAX = 600;

/**
 * What a screen reader is told when the newest message goes from `before` to `now`: that an answer starts,
 * and what it says at its end, never each token (CH-5); that a message was not sent (FA-1). Null when there
 * is nothing new to say.
 */
export function announcementOf(
  before: ChatMessage | undefined,
  now: ChatMessage | undefined,
  name: string,
  t: UseWords['t'],
): string | null {
  if (!now) return null;
  const same = before?.id === now.id;
  if (now.author === 'reader') {
    if (now.state !== 'failed' || !before || (same && before.state === 'failed')) return null;
    return t(now.problem?.kind === 'notConfirmed' ? 'chat.state.notConfirmed' : 'chat.notice.notSent');
  }
  if (isUnfinished(now)) return same && before && isUnfinished(before) ? null : t('chat.answering', { name });
  if (!(same && before && isUnfinished(before))) return null;
  switch (now.state) {
    case 'stopped':
    case 'truncated':
    case 'incomplete':
      return t(`chat.state.${now.state}`);
    case 'failed':
      return t('chat.answerFailed', { name });
    default: {
      const text = plainText(now.body);
      return text.length > READ_OUT_MAX
        ? t('chat.answeredLong', { name })
        : t('chat.answered', { name, text });
    }
  }
}
