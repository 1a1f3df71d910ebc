import type { MessageSource } from '../words.ts';
import chat from './en/chat.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import widget from './en/widget.json' with { type: 'json' };

/**
 * The texts of a visitor's conversation, all that the widget shows: nothing of subscriptions or errors
 * elsewhere.
 */
export const conversationMessages: MessageSource = {
  en: { chat, common, widget },
  async load(locale) {
    const load = {
      de: () => import('./de/conversation.ts'),
      es: () => import('./es/conversation.ts'),
      pl: () => import('./pl/conversation.ts'),
    }[locale];
    return (await load()).messages;
  },
};
