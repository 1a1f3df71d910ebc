import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { stopwords as englishStopWords } from '@orama/stopwords/english';
import { stopwords as germanStopWords } from '@orama/stopwords/german';
import { stopwords as spanishStopWords } from '@orama/stopwords/spanish';
import type { Locale } from '@parley/model';

/** Words that questions are full of and that say nothing about their topic; the library's lists lack them. */
const ENGLISH_FILLERS =
  'please tell know want wants need needs like get gets got give gives let lets just really still even also already happen happens possible way ways ' +
  'someone something somewhere else must until now seem seems found anything anyone thing things much many long often soon quickly able make makes take takes use using go going us hi hello hey thanks ' +
  'explain show find see say said think ever yet actually exactly information info detail details regarding concerning one ones many im ive id whats hows cant dont';
/** A stop word of the library's list that is also a noun: jackets are filled with down. */
const ENGLISH_NOUN = 'down';
const GERMAN_FILLERS =
  'bitte sagen wissen möchte möchten mag brauche brauchen lange viel viele eigentlich gerne gern geben gibt gibts kommt bekomme bekommen lassen ' +
  'schon mal hallo danke genau sowie darf dürfen wieviel kann könnt könnten mehr info informationen erklären finde finden gilt gelten wann wer wen wem warum wieso';
const POLISH_STOP_WORDS =
  'a aby ale co czy dla do gdzie i ich ile jak jaka jaki jakie jest jestem kiedy kto która które który lub ma mam mi mnie mogę można na nie o od po pod przez się są ' +
  'ta tak te to w we z za ze że być był była dzień dobry proszę dziękuję czym jeśli tego tej ten tu wy';
const SPANISH_FILLERS =
  'por favor quiero quisiera puedo puede pueden saber hola gracias cuánto cuánta cuántos cuántas cuándo dónde cómo qué cuál cuáles quién cuesta hay tengo';

const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  en: new Set([
    ...englishStopWords.map(withoutApostrophe).filter((word) => word !== ENGLISH_NOUN),
    ...ENGLISH_FILLERS.split(' '),
  ]),
  de: new Set([...germanStopWords, ...GERMAN_FILLERS.split(' ')]),
  es: new Set([...spanishStopWords, ...SPANISH_FILLERS.split(' ')]),
  pl: new Set(POLISH_STOP_WORDS.split(' ')),
};

/** English forms that a stemmer does not know, each after its base. */
const IRREGULAR = new Map(
  `bear bore born;begin began begun;bend bent;break broke broken;bring brought;build built;burn burnt;buy bought;catch caught;choose chose chosen;
come came;dry dries;fall fell fallen;feel felt;fly flew flown;forget forgot forgotten;freeze froze frozen;grow grew grown;hang hung;hear heard;hide hidden;
hold held;keep kept;know knew known;lead led;leave left;lend lent;lose lost;mean meant;meet met;pay paid;read;ride rode ridden;rise rose risen;run ran;
sell sold;send sent;shake shook shaken;shrink shrank shrunk;sleep slept;speak spoke spoken;spend spent;steal stole stolen;stick stuck;swim swam;
teach taught;tear tore torn;throw threw thrown;wear wore worn;win won;write wrote written;child children;foot feet;man men;woman women;mouse mice`
    .split(/;\s*/)
    .flatMap((line) => {
      const [base = '', ...forms] = line.trim().split(' ');
      return forms.map((form): [string, string] => [form, base]);
    }),
);

/** Letters and words that only one of the languages has. */
const TELLING_SIGNS: Record<Locale, RegExp> = {
  en: /(?!)/,
  de: /[äöüß]|\b(?:kostet|was (?:kost|ist|sind|tun|passiert))/i,
  es: /[ñ¿¡]/i,
  pl: /[ąćęłńśźż]/i,
};
const TELLING_SIGNS_WORTH = 2;

/** Two words that stand for one topic, and are written as one before a text is cut into words. */
const PHRASES: readonly [RegExp, string][] = [
  [/\b(?:send|sent|sending|bring|give|ship)(?: (?:it|them|this|something|goods))? back\b/gi, 'return'],
  [/\b(?:money|cash) back\b/gi, 'refund'],
  [/\bopen(?:ing)? (?:hours|times)\b/gi, 'open'],
  [/\bpick(?:ed|ing)?[ -]?up\b/gi, 'collect'],
  [/\bget in touch\b/gi, 'contact'],
  [/\bgift ?(?:vouchers?|certificates?)\b/gi, 'gift card'],
];

const LANGUAGES: readonly Locale[] = ['en', 'de', 'es', 'pl'];

function withoutApostrophe(word: string): string {
  return word.replace(/['’]/g, '');
}

/**
 * The words of a text in lower case, numbers whole ('4.90', '10:00'),
 * apostrophes and possessive endings dropped.
 */
export function wordsOf(text: string): string[] {
  const joined = PHRASES.reduce((rest, [phrase, word]) => rest.replace(phrase, word), text);
  const plain = joined
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\be-(?=\p{L})/gu, 'e')
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '');
  return plain.match(/\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}]+/gu) ?? [];
}

/** The language that a text is written in, or null where it cannot be told. */
export function detectLanguage(text: string): Locale | null {
  const words = wordsOf(text);
  let best: Locale | null = null;
  let bestScore = 0;
  for (const language of LANGUAGES) {
    const stopWords = words.filter((word) => STOP_WORDS[language].has(word)).length;
    const score = stopWords + (TELLING_SIGNS[language].test(text) ? TELLING_SIGNS_WORTH : 0);
    if (score > bestScore) [best, bestScore] = [language, score];
  }
  return best;
}

/** Verbs and the like that name a topic only together with other words. */
const WEAK_WORDS = new Set(
  (
    'accept accepted offer offers provide allow allowed support require required include included work works arrive look come start stop keep ' +
    'buy help change try free inside received best good bad new old same different akzeptieren anbieten ' +
    'erlauben arbeiten neu gut aceptan ofrecen'
  ).split(' '),
);

/** Whether a word says little about the topic. */
export function isWeakWord(word: string): boolean {
  return WEAK_WORDS.has(word);
}

/** Whether a word carries no topic in that language. */
export function isStopWord(word: string, language: Locale): boolean {
  return STOP_WORDS[language].has(word);
}

/** The stem of a word in lower case; Polish words stay whole, and are found by their beginnings. */
export function stem(word: string, language: Locale): string {
  if (/\p{N}/u.test(word)) return word;
  if (language === 'en') return stemEnglish(IRREGULAR.get(word) ?? word);
  if (language === 'de') return stemGerman(word);
  if (language === 'es') return stemSpanish(word);
  return word;
}

/** Stems of the words that carry a topic, in their order, repeated ones too. */
export function stemsOf(text: string, language: Locale): string[] {
  return wordsOf(text)
    .filter((word) => !isStopWord(word, language))
    .map((word) => stem(word, language));
}
