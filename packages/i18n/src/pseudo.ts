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
  return `[${betweenPlaceholders(text, stretch)}]`;
}

function betweenPlaceholders(text: string, change: (words: string) => string): string {
  const parts = text.split(/(\{\{.*?\}\})/);
  return parts.map((part, index) => (index % 2 === 0 ? change(part) : part)).join('');
}

const FROM_THE_LEFT = 'abcdefghijklmnopqrstuvwxyz?,;';
/** Letters of a script that runs from right to left, one for each, and its marks. */
const FROM_THE_RIGHT = 'ابچدهفگحيجكلمنوپقرسثعڤشخيز؟،؛';

/** The text in letters that run from right to left, in brackets; `{{placeholders}}` stay as they are. */
export function mirroredText(text: string): string {
  const turn = (words: string) =>
    [...words]
      .map((letter) => FROM_THE_RIGHT[FROM_THE_LEFT.indexOf(letter.toLowerCase())] ?? letter)
      .join('');
  return `[${betweenPlaceholders(text, turn)}]`;
}

/**
 * A pseudo language for design and tests: a text without accents is hard-coded, a text without its closing
 * bracket is truncated, and what breaks would break in German. Made from the English messages on demand, in
 * Storybook only.
 */
export const pseudoMessages = <Messages extends object>(messages: Messages): Messages =>
  changed(messages, pseudoText);

/**
 * A pseudo language that runs from right to left: mirrored English keeps its own direction in every line,
 * and with it its punctuation and figures, so that what breaks in Arabic or Hebrew does not show (SH-4).
 * Made from the English messages on demand, in Storybook only.
 */
export const mirroredMessages = <Messages extends object>(messages: Messages): Messages =>
  changed(messages, mirroredText);

function changed<Messages extends object>(messages: Messages, change: (text: string) => string): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : changed(value, change),
    ]),
  ) as Messages;
}
