import type { Conversations } from '../chat/conversations.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from '../mail.ts';

/** What the handlers work with. */
export interface HandlerDependencies {
  database: Database;
  clock: Clock;
  conversations: Conversations;
  mailer: Mailer;
  /** Public origin of portal and API, without a slash at the end. */
  origin: string;
}
