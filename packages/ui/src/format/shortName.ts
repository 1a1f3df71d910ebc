/** Longest part of a name that a message repeats, in characters as they are read. */
const NAME_IN_MESSAGE = 80;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name as messages repeat it: enough to know it by. */
export function shortName(name: string): string {
  if (name.length <= NAME_IN_MESSAGE) return name;
  const letters = Array.from(characters.segment(name), ({ segment }) => segment);
  return letters.length > NAME_IN_MESSAGE ? `${letters.slice(0, NAME_IN_MESSAGE - 1).join('')}…` : name;
}
