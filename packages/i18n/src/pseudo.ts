/** How much longer than English its pseudo words are: German needs about as much, and some buttons more. */
export const PSEUDO_LENGTH = 1.4;

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
/** The same letters with marks; those that have none in the product's fonts stay. */
const MARKED = 'ÅåBbÇçĐđÉéFfĜĝĤĥÎîĴĵĶķĻļMmÑñÖöPpQqŔŕŠšŢţÛûVvŴŵXxÝýŽž';

const mark = (letter: string) => MARKED[PLAIN.indexOf(letter)] ?? letter;
const isVowel = (letter: string) => /[aeiouy]/i.test(letter);

/**
 * The text with accented letters; vowels (all letters, if there are too few) are doubled until it is long
 * enough.
 */
function stretch(words: string): string {
  const letters = [...words];
  let missing = Math.ceil(letters.length * PSEUDO_LENGTH) - letters.length;
  const times = new Map<number, number>();
  for (const wanted of [isVowel, (letter: string) => /\p{L}/u.test(letter)]) {
    letters.forEach((letter, index) => {
      if (missing <= 0 || times.has(index) || !wanted(letter)) return;
      times.set(index, 2);
      missing -= 1;
    });
  }
  return letters.map((letter, index) => mark(letter).repeat(times.get(index) ?? 1)).join('');
}

/**
 * The pseudo text of one text: in brackets, so that truncation shows. `{{placeholders}}` stay as they are.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.*?\}\})/);
  return `[${parts.map((part, index) => (index % 2 === 0 ? stretch(part) : part)).join('')}]`;
}

/**
 * A pseudo language for design and tests: a text without accents is hard-coded, a text without its closing
 * bracket is truncated, and what breaks would break in German. Made from the English messages on demand, in
 * Storybook only.
 */
export function pseudoMessages<Messages extends object>(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoMessages(value),
    ]),
  ) as Messages;
}
