/** Marks of Latin, Greek and Cyrillic letters, as a decomposed text has them. */
export const LETTER_MARKS = '[\u0300-\u036f]';
/** Letters that carry their mark within them, so that no decomposition takes it off. */
export const MARKED_LETTERS = 'łøđ';
export const PLAIN_LETTERS = 'lod';

const letterMarks = new RegExp(LETTER_MARKS, 'g');
const markedLetters = new RegExp(`[${MARKED_LETTERS}]`, 'g');

/**
 * A text as lists search in it: in small letters without their marks, so that 'angstrom' finds 'Ångström' and
 * 'zolw' finds 'żółw'.
 */
export function searchable(text: string): string {
  const plain = text.normalize('NFD').replace(letterMarks, '').toLowerCase();
  return plain.replace(markedLetters, (letter) => PLAIN_LETTERS.charAt(MARKED_LETTERS.indexOf(letter)));
}

/** The words that a search asks for, as `searchable` texts hold them; each has to be found. */
export const searchedWords = (search: string): string[] => searchable(search).split(/\s+/).filter(Boolean);

/** What tells whether a text holds each word of a search; nothing searched finds everything. */
export function matches(search: string): (text: string) => boolean {
  const words = searchedWords(search);
  return (text) => {
    const plain = searchable(text);
    return words.every((word) => plain.includes(word));
  };
}
