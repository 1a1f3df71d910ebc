/** Letters of a part, at least: 'tag' is in 'vertrag', too. */
const SHORTEST_PART = 4;
/** Letters of the rest, at least: endings that the stemmer leaves are shorter. */
const SHORTEST_REST = 3;
/** Compounds of one word, at most: each is searched for. The shortest say the least beside it. */
const MOST_COMPOUNDS = 16;
/** What stands before a verb makes another word of it: to 'bestellen' is not to 'stellen'. */
const PREFIXES = new Set(
  (
    'ab an auf aus bei dar durch ein emp ent fest fort her hin los mit miss nach nieder ober statt teil über um ' +
    'unter ver vor weg wider wieder zer zurück zusammen'
  ).split(' '),
);

/**
 * The German stems among others that mean as much as one: compounds with it as their first or last part, as
 * 'lieferzeit' and 'expressliefer' of 'liefer', and what it is a compound of as its last part, as 'zahn' of
 * 'schneidezahn'. Whether the rest is a word is not known: no list of German words is at hand.
 */
export function compoundsOf(stem: string, others: Iterable<string>): string[] {
  const found: string[] = [];
  for (const other of others) {
    if (isPart(stem, other) && (other.startsWith(stem) || endsIn(other, stem))) found.push(other);
    else if (isPart(other, stem) && endsIn(stem, other)) found.push(other);
  }
  return found.sort((one, other) => one.length - other.length).slice(0, MOST_COMPOUNDS);
}

const isPart = (part: string, whole: string) =>
  part.length >= SHORTEST_PART && whole.length >= part.length + SHORTEST_REST;

const endsIn = (whole: string, part: string) =>
  whole.endsWith(part) && !PREFIXES.has(whole.slice(0, -part.length));
