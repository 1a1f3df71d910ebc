/**
 * What tables measure, in the words of the four languages: names of columns and questions about them, and
 * the adjectives for little and for much of it.
 */
export interface Measure {
  /** Whole words that ask for it, or name its column. */
  named: RegExp;
  /** Superlatives for the least and for the most of it. */
  least: RegExp;
  most: RegExp;
  /** Adjectives that 'most' and 'least' make superlatives of. */
  little: RegExp;
  much: RegExp;
}

const whole = (...words: string[]) => new RegExp(`^(?:${words.join('|')})$`, 'u');

const MEASURES: readonly Measure[] = [
  {
    named: whole(
      'prices?|pricing|costs?|fees?|rates?|charges?|expensive|cheap',
      'preise?|kosten|kostet|gebühr(?:en)?|teuer|billig|günstig',
      'precios?|cuestan?|costes?|costos?|tarifas?|car[oa]s?|barat[oa]s?',
      'ceny?|koszty?|kosztuj[eą]|opłat[ay]|drogi[ea]?|tani[ea]?',
    ),
    least: whole('cheapest|(?:billig|günstig|preiswert)ste[nrsm]?|najtańsz\\p{L}+'),
    most: whole('priciest|dearest|teuerste[nrsm]?|najdroższ\\p{L}+'),
    little: whole('cheap|barat[oa]s?|económic[oa]s?|tani[ea]?'),
    much: whole('expensive|costly|car[oa]s?|drogi[ea]?'),
  },
  {
    named: whole(
      'weights?|weighs?|heavy|gewichte?|wiegt|wiegen|schwer|pesos?|pesan?|pesad[oa]s?',
      'wag[ai]|waż[yą]|ciężk[iae]',
    ),
    least: whole('lightest|leichteste[nrsm]?|najlżejsz\\p{L}+'),
    most: whole('heaviest|schwerste[nrsm]?|najcięższ\\p{L}+'),
    little: whole('light|liger[oa]s?|lekk[iae]'),
    much: whole('heavy|pesad[oa]s?|ciężk[iae]'),
  },
  {
    named: whole(
      'lengths?|durations?|länge|dauer|dauert|longitud|largo|duración|dura|długość|czas',
      'long|lang|lange|długo|długi',
    ),
    least: whole('shortest|kürzeste[nrsm]?|najkrótsz\\p{L}+'),
    most: whole('longest|längste[nrsm]?|najdłuższ\\p{L}+'),
    little: whole('short|cort[oa]s?|krótk[iae]'),
    much: whole('long|larg[oa]s?|dług[iae]'),
  },
  {
    named: whole(
      'sizes?|capacity|area|größe|fläche|tamaño|capacidad|superficie',
      'rozmiar|wielkość|powierzchnia',
    ),
    least: whole('smallest|kleinste[nrsm]?|najmniejsz\\p{L}+'),
    most: whole('largest|biggest|größte[nrsm]?|największ\\p{L}+'),
    little: whole('small|pequeñ[oa]s?|mał[yae]'),
    much: whole('large|big|grandes?|duż[yae]'),
  },
];

/** 'How much', which asks for a price where nothing else is asked for. */
const HOW_MUCH = whole('much|viel|wieviel|cuánto|cuanto|ile');
/** 'How long' asks for what the rest of the question names, where it does. */
const HOW_LONG = whole('long|lang|lange|dura|dauert|długo');

/** Words of questions about tables that no table need hold, beside those that are light anywhere. */
const LIGHT = whole(
  'come|comes|go|goes|leave|show|give|find|your|our|of',
  'viel|habt|nehmen|hat|pro|am',
  'cuánt[oa]s?|cuant[oa]s?|hay|tiene|tienen|más|favor',
  'mają',
);

/** What turns the next adjective, or name of a column, into a superlative. */
const MOST = whole(
  'most|highest|más|mas|mayor|höchste[nrsm]?|meisten?|najbardziej|najwyższ\\p{L}+|najwięcej',
);
const LEAST = whole('least|lowest|fewest|menos|menor|niedrigste[nrsm]?|wenigsten?|najmniej|najniższ\\p{L}+');

/** The measure that a word of a question asks for; a `soft` one only where nothing else is asked for. */
export function measureOf(word: string): { measure: Measure; soft: boolean } | undefined {
  const [price] = MEASURES;
  if (price && HOW_MUCH.test(word)) return { measure: price, soft: true };
  const measure = MEASURES.find(({ named }) => named.test(word));
  return measure && { measure, soft: HOW_LONG.test(word) };
}

/** Whether a word of a question about a table says nothing about what is asked. */
export const isLight = (word: string) => LIGHT.test(word);

/** A question for the least or the most. */
export interface Superlative {
  wants: 'least' | 'most';
  /** Undefined where the next words of the question name the column. */
  measure: Measure | undefined;
  /** Words of the question that say it. */
  words: string[];
}

/** What a question compares by; undefined where it does not, or by several things. */
export function superlativeIn(words: readonly string[]): Superlative | undefined {
  const found = words.flatMap((word, at): Superlative[] => {
    const next = words[at + 1] ?? '';
    for (const measure of MEASURES) {
      if (measure.least.test(word)) return [{ wants: 'least', measure, words: [word] }];
      if (measure.most.test(word)) return [{ wants: 'most', measure, words: [word] }];
    }
    const isMost = MOST.test(word);
    if (!isMost && !LEAST.test(word)) return [];
    for (const measure of MEASURES) {
      if (measure.much.test(next))
        return [{ wants: isMost ? 'most' : 'least', measure, words: [word, next] }];
      if (measure.little.test(next))
        return [{ wants: isMost ? 'least' : 'most', measure, words: [word, next] }];
    }
    return [{ wants: isMost ? 'most' : 'least', measure: undefined, words: [word] }];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Whether a question compares at all. */
export const compares = (words: readonly string[]) =>
  words.some(
    (word) =>
      MOST.test(word) ||
      LEAST.test(word) ||
      MEASURES.some(({ least, most }) => least.test(word) || most.test(word)),
  );
