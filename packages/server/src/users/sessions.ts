import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { identityRecords, type User } from '../database/schema.ts';

/** Where people are signed in. */
export interface Sessions {
  /** Ends all sessions and refresh tokens of these users at the embedded provider, not at another one. */
  end(users: readonly Pick<User, 'subject'>[]): Promise<void>;
}

/** Makes the sessions over the records of the embedded identity provider. */
export function createSessions({ db }: Database): Sessions {
  return {
    async end(users) {
      const subjects = users.flatMap(({ subject }) => (subject === null ? [] : [subject]));
      if (subjects.length === 0) return;
      await db
        .delete(identityRecords)
        .where(inArray(sql`${identityRecords.payload}->>'accountId'`, subjects));
    },
  };
}
