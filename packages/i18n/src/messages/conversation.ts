import type { MessageSource } from '../words.ts';
import chat from './en/chat.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import widget from './en/widget.json' with { type: 'json' };

/** The words of a conversation with a visitor: all that the widget says. Of errors at large and of subscriptions it never speaks. */
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
