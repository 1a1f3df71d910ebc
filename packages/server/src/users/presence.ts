import { CONTACTS_MAX_SHOWN, type Contact, MINUTE_MS } from '@parley/model';
import { and, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { byName } from '../database/byName.ts';
import type { Database } from '../database/database.ts';
import { readTogether } from '../database/readTogether.ts';
import { type User, users } from '../database/schema.ts';

/** A user's last call is written at most this often. */
const WRITE_EVERY_MS = MINUTE_MS;
/** Without a call for this long, a user counts as away: a window on view calls several times a minute. */
const AWAY_AFTER_MS = 2 * MINUTE_MS;

/** Who is there, and since when the others are not (SH-7). */
export interface Presence {
  /** Remembers that a user is here. Costs nothing while that was written less than a minute ago. */
  seen(user: User): Promise<void>;
  /** The other active users of somebody's organisation: who is there by name, then who was seen last. */
  contactsOf(user: User): Promise<Contact[]>;
}

/** Keeps presence with the users of the database. */
export function createPresence({ db }: Pick<Database, 'db'>, clock: Clock): Presence {
  const dueBefore = () => new Date(clock.now().getTime() - WRITE_EVERY_MS);

  // Many who come at once are written together.
  const write = readTogether<string, true>(async (ids) => {
    // Of several processes that see somebody at once only one writes.
    const isDue = or(isNull(users.lastSeenAt), lte(users.lastSeenAt, dueBefore()));
    await db
      .update(users)
      .set({ lastSeenAt: clock.now() })
      .where(and(inArray(users.id, [...ids]), isDue));
    return new Map<string, true>();
  });

  return {
    async seen({ id, lastSeenAt }) {
      if (!lastSeenAt || lastSeenAt <= dueBefore()) await write(id);
    },

    async contactsOf(user) {
      const rows = await db
        .select()
        .from(users)
        .where(
          and(
            eq(users.organisationId, user.organisationId),
            eq(users.status, 'active'),
            ne(users.id, user.id),
          ),
        )
        .orderBy(sql`${users.lastSeenAt} desc nulls last`, byName(users.name), users.id)
        .limit(CONTACTS_MAX_SHOWN);
      const awayBefore = new Date(clock.now().getTime() - AWAY_AFTER_MS);
      const contacts = rows.map(({ id, name, email, avatarUrl, lastSeenAt }) => ({
        id,
        name,
        email,
        avatarUrl,
        isActive: lastSeenAt !== null && lastSeenAt > awayBefore,
        lastActivity: lastSeenAt?.toISOString() ?? null,
      }));
      // Active users are sorted by name: their order does not change with each of their calls.
      const here = contacts.filter(({ isActive }) => isActive);
      here.sort((one, other) => one.name.localeCompare(other.name));
      return [...here, ...contacts.filter(({ isActive }) => !isActive)];
    },
  };
}
