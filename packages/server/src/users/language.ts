import type { Locale } from '@parley/model';
import { type SQL, sql } from 'drizzle-orm';
import { type Organisation, organisations, type User, users } from '../database/schema.ts';

/** The language that somebody reads: the one they chose, else their organisation's (SH-5, US-2). */
export function languageOfUser(
  { language }: Pick<User, 'language'>,
  { defaultLanguage }: Pick<Organisation, 'defaultLanguage'>,
): Locale {
  return language ?? defaultLanguage;
}

/** The same as a column of a query over users, whether or not it joins their organisations. */
export const languageColumn: SQL<Locale> = sql`coalesce(${users.language}, (
  select theirs.default_language from ${organisations} theirs where theirs.id = ${users.organisationId}))`;
