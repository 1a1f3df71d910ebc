import { LETTER_MARKS, MARKED_LETTERS, PLAIN_LETTERS } from '@parley/model';
import { type AnyColumn, like, type SQL, sql } from 'drizzle-orm';

/**
 * Whether a column's text holds a word that lists search for.
 * @param word of `searchedWords`
 */
export function holdsWord(column: AnyColumn, word: string): SQL {
  const plain = sql`lower(regexp_replace(normalize(${column}, NFD), ${LETTER_MARKS}, '', 'g'))`;
  const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return like(sql`translate(${plain}, ${MARKED_LETTERS}, ${PLAIN_LETTERS})`, pattern);
}
