import { LETTER_MARKS, MARKED_LETTERS, PLAIN_LETTERS } from '@parley/model';
import { type AnyColumn, like, type SQL, sql } from 'drizzle-orm';

/** In both cases, as a database of the locale C turns only letters of ASCII into small ones. */
const MARKED = MARKED_LETTERS + MARKED_LETTERS.toUpperCase();
const PLAIN = PLAIN_LETTERS.repeat(2);

/**
 * Whether a column's text holds a word that lists search for.
 * @param word of `searchedWords`
 */
export function holdsWord(column: AnyColumn, word: string): SQL {
  const bare = sql`regexp_replace(normalize(${column}, NFD), ${LETTER_MARKS}, '', 'g')`;
  const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return like(sql`lower(translate(${bare}, ${MARKED}, ${PLAIN}))`, pattern);
}
