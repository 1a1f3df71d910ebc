import polish from 'lunr-languages/lunr.pl.js';
import support from 'lunr-languages/lunr.stemmer.support.js';

// The plugins enter what they have into the `lunr` they are given; only that is wanted here, not the search.
const lunr = {
  Pipeline: { registerFunction: () => undefined },
  generateStopWordFilter: (words: readonly string[]) => words,
  pl: undefined as unknown as { stemmer: (word: string) => string; stopWordFilter: readonly string[] },
};
support(lunr);
polish(lunr);

/** The stem of a Polish word in lower case. */
export const stemPolish = lunr.pl.stemmer;

/** Polish words that carry no topic. */
export const polishStopWords = lunr.pl.stopWordFilter;
