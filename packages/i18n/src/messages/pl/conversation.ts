import chat from './chat.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import widget from './widget.json' with { type: 'json' };

/** The words of a conversation with a visitor. */
export const messages = { chat, common, widget };
