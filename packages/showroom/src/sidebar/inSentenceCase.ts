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
