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

/** A piece of a text, and whether a search asks for it. */
export interface SearchedPart {
  text: string;
  isFound: boolean;
}

/** A text in pieces, so that the words of a search can be marked in it as `matches` finds them. */
export function partsFound(search: string, text: string): SearchedPart[] {
  const letters = [...text];
  // A letter is searched as none, one or several; each of these remembers whose it is.
  const owners = letters.flatMap((letter, index) => [...searchable(letter)].map(() => index));
  const plain = letters.map(searchable).join('');
  const found = new Set<number>();
  for (const word of searchedWords(search)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      const start = [...plain.slice(0, at)].length;
      for (const owner of owners.slice(start, start + [...word].length)) found.add(owner);
    }
  }
  const parts: SearchedPart[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    // A mark alone belongs to the letter before it.
    const isFound = searchable(letter) === '' ? last?.isFound === true : found.has(index);
    if (last?.isFound === isFound) last.text += letter;
    else parts.push({ text: letter, isFound });
  });
  return parts;
}
