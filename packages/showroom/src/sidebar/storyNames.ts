/** Names and abbreviations that keep their capitals within a sentence, by how an export spells them. */
const OWN_SPELLING: Readonly<Record<string, string>> = {
  Escape: 'Escape',
  German: 'German',
  Json: 'JSON',
  Polish: 'Polish',
  React: 'React',
  Spanish: 'Spanish',
  Vat: 'VAT',
};

/**
 * A story's name in sentence case, as all other words of Storybook are: it makes 'Sent Again Later' of an
 * export's `SentAgainLater`. What is no such name stays as it is.
 */
export function inSentenceCase(name: string): string {
  const [first = '', ...others] = name.split(' ');
  if (![first, ...others].every((word) => /^[A-Z0-9]/.test(word))) return name;
  const within = others.map((word) => OWN_SPELLING[word] ?? word.toLowerCase());
  return [OWN_SPELLING[first] ?? first, ...within].join(' ');
}

/** Longest name that stands in one line of the sidebar. */
const LONGEST_NAME = 40;

const ID = String.raw`(?:[A-Z][A-Z0-9]*-\d+|T\d+|faults)`;
/** Names begin with what they prove ('SH-1, SH-5: ...') or have it in brackets ('Too long (CH-2: ...)'). */
const PROVEN = new RegExp(String.raw`(?:^|\()(${ID}(?:, ${ID})*)(?=[:)])`, 'g');

/** The requirements that a story proves, as its name says. */
export const provenBy = (name: string): string[] =>
  [...name.matchAll(PROVEN)].flatMap(([, ids = '']) => ids.split(', '));

/**
 * What a story is called for short: one whose name is a sentence, or says what it proves, is called as its
 * file calls it.
 * @param own the name that Storybook makes of its export, or the last part of its id
 */
export function shortNameOf(name: string, own: string): string {
  const isShort = provenBy(name).length === 0 && name.length <= LONGEST_NAME;
  const words = own.split(/[ -]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return inSentenceCase(isShort ? name : words.join(' '));
}
