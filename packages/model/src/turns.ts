/**
 * A text without what turns around all that follows it (embeddings, overrides, isolates), by which a name
 * could reorder the list, title or toast that it stands in. Marks between letters, which Arabic and Hebrew
 * need, stay.
 */
export const withoutTurns = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/**
 * A name as it stands in a line: no line break or other control character, by which it would write lines of
 * its own into a mail, and nothing that turns around what follows it. NUL stays, to be refused as in any
 * text.
 */
export const inOneLine = (text: string): string =>
  withoutTurns(text).replace(/(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu, ' ');
