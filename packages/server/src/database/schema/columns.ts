import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
