import type {
  IndexedBlock,
  IndexedPassage,
  IndexedUnit,
  KnownConcept,
  RankedPassage,
} from './passageIndex.ts';
import { qualityIn, qualityInUnit } from './passageIndex.ts';
import { type Expectation, expectationsOf, type ParsedQuestion } from './question.ts';

export interface ScoredUnit {
  ranked: RankedPassage;
  block: number;
  unit: number;
  /** Share of the question that the unit's own words hold. */
  own: number;
  /** The same with its headings and neighbours. */
  relevance: number;
  /** The relevance with bonuses for fitting headings and expected contents, times the rank of its passage. */
  total: number;
}

/**
 * A word counts this much where it is not in the unit itself, but in the header of
 * its table, its headings, its passage.
 */
const HEADER_SHARE = 0.9;
const SECTION_SHARE = 0.75;
const TITLE_SHARE = 0.65;
const NEIGHBOUR_SHARE = 0.25;
/** Added by the share of a heading's words that the question asks for, and by that of a file's title. */
const SECTION_FIT = 0.12;
const TITLE_FIT = 0.2;
/** Added where the headings hold all words of the question, and no others. */
const EXACT_FIT = 0.3;
/** Added for a heading that asks for the same kind of thing, such as 'How long it takes'. */
const SAME_ASKING = 0.15;
/** A text that begins with a condition is about a special case. */
const CONDITION_FACTOR = 0.92;
/** How far the rank of the passage among all passages matters. */
const RANK_SHARE = 0.25;
/** Added for what an answer is expected to hold, such as a price. */
const EXPECTED_BONUS = 0.3;

const EXPECTED: Record<Exclude<Expectation, 'steps'>, RegExp> = {
  price: /[€$£%]|\bfree\b|kostenlos|\bcosts?\b|kostet|gratis/i,
  duration:
    /(?:\d|one|two|three|four|five|six|few|ein|zwei|drei)\S*\s+(?:\p{L}+\s+)?(?:minute|hour|day|week|month|year|minute|stunde|tag|werktag|woche|monat|jahr)/iu,
  time: /\d{1,2}:\d{2}|\d\s?Uhr|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|january|april|december|dezember|januar/i,
  number: /\d/,
  exclusion: /\bnot\b|cannot|\bnever\b|except|exclu|\bnicht|\bkein|ausgeschlossen/i,
  place: /\b\d{4,5}\s\p{Lu}/u,
  contact: /@|\+\d{2}|\bpost\b/i,
};

const CONDITION = /^(?:if|in case|unless|wenn|falls)\b/i;
/** Share of a question's weight that a passage and its headings hold, from 0 to 1. */
export function confidenceIn(passage: IndexedPassage, known: readonly KnownConcept[], whole: number): number {
  const held = known.reduce((sum, concept) => {
    const quality = Math.max(
      qualityIn(passage.stems, concept),
      qualityIn(passage.sectionStems, concept),
      qualityIn(passage.titleStems, concept),
    );
    return sum + concept.weight * quality;
  }, 0);
  return held / whole;
}

/**
 * Whether a unit or what it stands under speaks of what the reader asks just
 * now, not only of what was asked before.
 */
export function mentions(
  passage: IndexedPassage,
  unit: IndexedUnit,
  concepts: readonly KnownConcept[],
): boolean {
  return concepts.some(
    (one) =>
      qualityIn(unit.stems, one) > 0 ||
      qualityIn(passage.sectionStems, one) > 0 ||
      qualityIn(passage.titleStems, one) > 0,
  );
}

/** Share of a heading that the question asks for. */
function shareAsked(heading: ReadonlySet<string>, known: readonly KnownConcept[]): number {
  if (heading.size === 0) return 0;
  const asked = [...heading].filter((word) => known.some(({ expansion }) => expansion.has(word)));
  return asked.length / heading.size;
}

/** Whether the headings alone say what was asked, and nothing else, so that all below them answers it. */
export function isSectionAsked(passage: IndexedPassage, known: readonly KnownConcept[]): boolean {
  return (
    shareAsked(passage.sectionStems, known) === 1 &&
    known.every((one) => qualityIn(passage.sectionStems, one) > 0 || qualityIn(passage.titleStems, one) > 0)
  );
}

/** Scores every unit of a passage as an answer to the question; `whole` is the weight of all its concepts. */
export function scoreUnits(
  ranked: RankedPassage,
  bestScore: number,
  known: readonly KnownConcept[],
  whole: number,
  question: ParsedQuestion,
): ScoredUnit[] {
  const { passage } = ranked;
  const rank = 1 - RANK_SHARE + RANK_SHARE * Math.sqrt(ranked.score / bestScore);
  const asked = expectationsOf(passage.section);
  const isAskedAlike = [...question.expectations].some((one) => asked.has(one));
  const fit =
    SECTION_FIT * shareAsked(passage.sectionStems, known) +
    TITLE_FIT * shareAsked(passage.titleStems, known) +
    (isAskedAlike ? SAME_ASKING : 0) +
    (isSectionAsked(passage, known) ? EXACT_FIT : 0);
  return passage.blocks.flatMap((block, blockIndex) =>
    block.units.map((unit, unitIndex) => {
      const isSpecialCase = CONDITION.test(unit.plain) || CONDITION.test(passage.section);
      const factor = isSpecialCase ? CONDITION_FACTOR : 1;
      let own = 0;
      let total = 0;
      for (const concept of known) {
        const inUnit = qualityInUnit(unit, concept);
        const around = Math.max(
          HEADER_SHARE * qualityIn(block.headerStems, concept),
          SECTION_SHARE * qualityIn(passage.sectionStems, concept),
          TITLE_SHARE * qualityIn(passage.titleStems, concept),
          NEIGHBOUR_SHARE * qualityIn(passage.stems, concept),
        );
        own += (concept.weight / whole) * inUnit;
        total += (concept.weight / whole) * Math.max(inUnit, around);
      }
      return {
        ranked,
        block: blockIndex,
        unit: unitIndex,
        own,
        relevance: total,
        total: (total + fit + EXPECTED_BONUS * expectedShare(question, passage, block, unit)) * rank * factor,
      };
    }),
  );
}

/** Whether a unit holds one thing that an answer is expected to hold. */
export function meets(
  expectation: Expectation,
  passage: IndexedPassage,
  block: IndexedBlock,
  unit: IndexedUnit,
): boolean {
  if (expectation === 'steps') return block.kind === 'list' && block.ordered;
  const pattern = EXPECTED[expectation];
  return pattern.test(unit.plain) || (expectation === 'exclusion' && pattern.test(passage.section));
}

function expectedShare(
  question: ParsedQuestion,
  passage: IndexedPassage,
  block: IndexedBlock,
  unit: IndexedUnit,
): number {
  if (question.expectations.size === 0) return 0;
  const met = [...question.expectations].filter((one) => meets(one, passage, block, unit));
  return met.length / question.expectations.size;
}
