/**
 * Kinds of things that questions ask for by a word or two ('how much', 'when'), in the four languages, and
 * what a text says at least that tells of one. They keep a passage from being taken for an answer; what they
 * let pass may still be none.
 */
interface Kind {
  asked: RegExp;
  told: RegExp;
}

const anyOf = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

const DIGITS = String.raw`\p{N}+(?:[.,:]\p{N}+)*`;
const NUMBER = [
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|once|twice|any number',
  'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|halb\\p{L}*|einmal|beliebig\\p{L}*',
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|medi[oa]|ningún',
  'jed[ea]n|dw[ai]e?|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|dwanaście|pół',
];
const FREE = 'free|kostenlos\\p{L}*|kostenfrei\\p{L}*|gratis|gratuit\\p{L}*|bezpłatn\\p{L}*|darmow\\p{L}*';

const KINDS: readonly Kind[] = [
  {
    // An amount of money.
    asked: anyOf(
      'how much (?:is|are|was|were)|(?:how much|what) (?:do|does|did|will|would) .+ (?:cost|charge|pay)',
      'kostet|kosten|preise?|wie (?:teuer|hoch)',
      'cuánto (?:cuestan?|valen?|es)|ile (?:kosztuj[eą]|wynosi|płac\\p{L}+|zapłac\\p{L}+)',
    ),
    told: new RegExp(
      `\\p{Sc}|\\p{N}[.,]\\p{N}{2}|${
        anyOf(
          `(?:${DIGITS}|${NUMBER.join('|')}) ?(?:%|per ?cent|prozent)|euros?|eur|cents?|pounds?|pence|gbp|dollars?`,
          `usd|franken|chf|francos?|zł|złot\\p{L}+|pln|${FREE}`,
        ).source
      }`,
      'iu',
    ),
  },
  {
    asked: anyOf(
      'how (?:many|much|old|often|far|deep|high|wide|heavy|big|large)',
      'wie ?viele|wie (?:alt|oft|weit|tief|breit|schwer|groß)|cuánt[ao]s|ilu|ile (?:osób|razy)|jak (?:często|daleko)',
      '(?:tele)?phone number|telefonnummer|número de teléfono|numer telefonu',
    ),
    told: anyOf(DIGITS, ...NUMBER),
  },
  {
    // A time or a length, by its unit.
    asked: anyOf('how long|wie lang\\p{L}*|cuánto (?:tiempo|dura|tarda|mide)|jak (?:długo|dług\\p{L}+)'),
    told: anyOf(
      '(?:\\p{N}+ ?)?(?:min|minutes?|hours?|h|days?|weeks?|months?|years?|seconds?|nights?|cm|mm|k?m|met(?:er|re)s?|feet)',
      '\\p{L}*(?:minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|sekunden?|quartal)|meter|unbegrenzt',
      '(?:media )?horas?|días?|semanas?|mes(?:es)?|años?|minutos?|metros?',
      'minut\\p{L}*|godzin\\p{L}*|dni|dzień|dnia|tydzień|tygodni\\p{L}*|miesi\\p{L}+|rok\\p{L}*|lat|lata|metr\\p{L}*',
    ),
  },
  {
    asked: anyOf('when|what time|wann|um wie ?viel uhr|cuándo|qué (?:hora|día)|kiedy|o której'),
    told: anyOf(
      DIGITS,
      '(?:mon|tues|wednes|thurs|fri|satur|sun|week)?days?|weekends?|mornings?|noon|afternoons?|evenings?|nights?',
      'hours?|weeks?|months?|years?|before|after|until|as soon as|immediately|daily|always|never|(?:at|on) once',
      'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter',
      '\\p{L}*(?:tags?|tagen?|wochen?|monate?n?|jahre?n?|stunden?)|vor|nach|bis|sobald|sofort|morgens|mittags|abends',
      'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|días?|semanas?|mes(?:es)?|años?|horas?|antes|después',
      'hasta|mañanas?|tardes?|noches?|\\p{L}+(?:bre|ero)|abril|mayo|junio|julio|agosto',
      'poniedział\\p{L}+|wtor\\p{L}+|środ\\p{L}+|czwart\\p{L}+|piąt\\p{L}+|sobot\\p{L}+|niedziel\\p{L}+|dni\\p{L}*|dzień',
      'tygod\\p{L}+|miesi\\p{L}+|rok\\p{L}*|godzin\\p{L}*|przed|po|do|rano|wieczor\\p{L}+|codziennie',
    ),
  },
  {
    asked: anyOf('where|wo|wohin|woher|dónde|adónde|gdzie|dokąd|skąd'),
    told: anyOf(
      'at|in|on|under|behind|beside|near|opposite|between|next to|from|to|outside|inside|into|here',
      '(?:vor|hinter|neben|gegenüber|zwischen|unter|über|auf|aus|nach)|[ai][mn]|ins|zu[mr]?|beim?|v[oo][nm]',
      'en|al?|del?|detrás|junto|frente|entre|sobre|bajo|desde|fuera|dentro|aquí',
      'w|we|na|przy|obok|za|pod|nad|między|naprzeciw\\p{L}*|koło|z|ze|do|u',
    ),
  },
  {
    // Somebody, by a title, a pronoun or what people are called who do something.
    asked: anyOf('who|whom|whose|wer|wem|wen|wessen|quién(?:es)?|kto|kogo|komu|kim'),
    told: anyOf(
      'mrs?|ms|dr|prof|we|us|you|i|staff|team|\\p{L}+(?:er|or|ist|ian|ee|ant)s?|lead|head|anyone|everyone|everybody|people',
      '(?:the )?(?:office|desk|department|police)|herrn?|frau|wir|uns|sie|ihnen|\\p{L}+(?:er|in|innen|ern|leitung|stelle|amt)',
      'sra?|don|doña|nosotros|usted(?:es)?|\\p{L}+(?:or|ora|ores|ista|istas|ero|era|ante)|personal|policía|oficina',
      'pani?|my|\\p{L}+(?:nik|arz|ca|ista|or)|osob\\p{L}+|biuro',
    ),
  },
];

/** Whether a text may tell what a question asks for; it may where the question asks for no kind. */
export function mayTell(question: string, text: string): boolean {
  return KINDS.every(({ asked, told }) => !asked.test(question) || told.test(text));
}
