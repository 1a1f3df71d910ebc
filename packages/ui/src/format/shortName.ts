/** Longest part of a name that a message repeats, in characters. */
const NAME_IN_MESSAGE = 80;

/** A name as messages repeat it: enough to know it by. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > NAME_IN_MESSAGE ? `${letters.slice(0, NAME_IN_MESSAGE - 1).join('')}…` : name;
}
