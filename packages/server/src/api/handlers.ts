import type { Conversations } from '../chat/conversations.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from '../mail.ts';
import { assistantHandlers } from './assistantHandlers.ts';
import type { Handlers } from './calls.ts';
import { chatHandlers } from './chatHandlers.ts';
import { subscriptionHandlers } from './subscriptionHandlers.ts';
import { userHandlers } from './userHandlers.ts';
import { widgetHandlers } from './widgetHandlers.ts';

/** What the handlers work with. */
export interface HandlerDependencies {
  database: Database;
  clock: Clock;
  conversations: Conversations;
  mailer: Mailer;
  /** Public origin of portal and API, without a slash at the end. */
  origin: string;
}

/** Every call of the contract. */
export function createHandlers(dependencies: HandlerDependencies): Handlers {
  return {
    ...userHandlers(dependencies),
    ...subscriptionHandlers(dependencies),
    ...assistantHandlers(dependencies),
    ...chatHandlers(dependencies),
    ...widgetHandlers(dependencies),
  };
}
