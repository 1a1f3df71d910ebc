import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * For sorting, a column of names: in whichever case, and letters with marks beside those without. The order
 * of Unicode, which serves each of our languages but for letters that one alone counts as others.
 */
export const byName = (column: AnyColumn): SQL => sql`${column} collate "und-x-icu"`;
