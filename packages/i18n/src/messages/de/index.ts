import type { en } from '../en/index.ts';
import account from './account.json' with { type: 'json' };
import assistants from './assistants.json' with { type: 'json' };
import chat from './chat.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import components from './components.json' with { type: 'json' };
import conversations from './conversations.json' with { type: 'json' };
import editor from './editor.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import fields from './fields.json' with { type: 'json' };
import quickStart from './quickStart.json' with { type: 'json' };
import screens from './screens.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import signIn from './signIn.json' with { type: 'json' };
import subscription from './subscription.json' with { type: 'json' };
import threads from './threads.json' with { type: 'json' };
import users from './users.json' with { type: 'json' };
import widget from './widget.json' with { type: 'json' };
import wizard from './wizard.json' with { type: 'json' };

/** The messages of this language, with the keys of the English ones. */
export const messages: typeof en = {
  common,
  editor,
  components,
  fields,
  shell,
  screens,
  users,
  account,
  chat,
  threads,
  assistants,
  conversations,
  errors,
  signIn,
  settings,
  subscription,
  widget,
  wizard,
  quickStart,
};
