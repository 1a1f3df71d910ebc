import chat from './chat.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import subscription from './subscription.json' with { type: 'json' };
import widget from './widget.json' with { type: 'json' };

/** The words of a conversation alone. */
export const messages = { chat, common, errors, subscription, widget };
