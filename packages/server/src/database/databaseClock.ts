import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Moments by the database's clock: what one process writes down others judge, and the clocks of their
 * machines differ.
 */
export const NOW: SQL<Date> = sql`now()`;

/** The moment so many seconds from now. */
export const inSeconds = (seconds: number): SQL<Date> => sql`now() + make_interval(secs => ${seconds})`;

/** Whether more seconds than these have passed since a moment. */
export const isLongerAgo = (moment: SQLWrapper, seconds: number): SQL<boolean> =>
  sql`${moment} < now() - make_interval(secs => ${seconds})`;
