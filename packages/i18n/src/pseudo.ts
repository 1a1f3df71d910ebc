/** How much longer than English its pseudo words are: German needs about as much, and some buttons more. */
export const PSEUDO_LENGTH = 1.4;

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
/** The same letters with marks; those that have none in the product's fonts stay. */
const MARKED = 'ÅåBbÇçĐđÉéFfĜĝĤĥÎîĴĵĶķĻļMmÑñÖöPpQqŔŕŠšŢţÛûVvŴŵXxÝýŽž';

const mark = (letter: string) => MARKED[PLAIN.indexOf(letter)] ?? letter;
const isVowel = (letter: string) => /[aeiouy]/i.test(letter);

/** Letters with marks, each vowel said again (every letter, where there are too few) until the words are long enough. */
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

/** One text as nobody writes it: in brackets, so that what is cut shows; `{{placeholders}}` stay as they are. */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.*?\}\})/);
  return `[${parts.map((part, index) => (index % 2 === 0 ? stretch(part) : part)).join('')}]`;
}

/**
 * English as a language that nobody speaks, for design and tests: what shows without marks is hard-coded, what lacks its closing bracket is cut, and
 * what breaks would break in German. Made from the English messages when it is asked for, in Storybook alone.
 */
export function pseudoMessages<Messages extends object>(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoMessages(value),
    ]),
  ) as Messages;
}
