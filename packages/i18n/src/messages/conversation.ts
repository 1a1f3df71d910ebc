import type { MessageSource } from '../words.ts';
import chat from './en/chat.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import subscription from './en/subscription.json' with { type: 'json' };
import widget from './en/widget.json' with { type: 'json' };

/** The words of a conversation alone: all that the widget says. */
export const conversationMessages: MessageSource = {
  en: { chat, common, errors, subscription, widget },
  async load(locale) {
    const load = {
      de: () => import('./de/conversation.ts'),
      es: () => import('./es/conversation.ts'),
      pl: () => import('./pl/conversation.ts'),
    }[locale];
    return (await load()).messages;
  },
};
