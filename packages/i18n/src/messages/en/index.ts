import assistants from './assistants.json' with { type: 'json' };
import chat from './chat.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import screens from './screens.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import signIn from './signIn.json' with { type: 'json' };
import subscription from './subscription.json' with { type: 'json' };
import widget from './widget.json' with { type: 'json' };

/** The English messages: the default, the fallback, and the source of the key types. */
export const en = {
  common,
  shell,
  screens,
  chat,
  assistants,
  errors,
  signIn,
  settings,
  subscription,
  widget,
};
