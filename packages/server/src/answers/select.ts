import type { Language } from '@parley/api';
import type {
  IndexedBlock,
  IndexedPassage,
  IndexedUnit,
  KnownConcept,
  PassageIndex,
  RankedPassage,
} from './passageIndex.ts';
import { qualityIn, qualityInUnit } from './passageIndex.ts';
import { type Expectation, expectationsOf, type ParsedQuestion } from './question.ts';

/** Units of one block of one passage, in their order, chosen to be quoted together. */
export interface Selection {
  passage: IndexedPassage;
  /** Place of the block in its passage. */
  block: number;
  /** Places of the units in their block. */
  units: number[];
}

interface ScoredUnit {
  ranked: RankedPassage;
  block: number;
  unit: number;
  /** Share of the question that the unit's own words hold. */
  own: number;
  /** The same with its headings and neighbours. */
  relevance: number;
  /** The relevance with its passage's rank, and what is expected of an answer. */
  total: number;
}

/** Below this share of the question's weight in one passage, nothing is answered. */
const CONFIDENCE = 0.55;
/** Below this share in the best unit and its headings either. */
const UNIT_CONFIDENCE = 0.45;
const MOST_PASSAGES = 24;
/** Passages that one question's answer quotes. */
const MOST_QUOTED = 3;

const SECTION_SHARE = 0.75;
const TITLE_SHARE = 0.65;
const NEIGHBOUR_SHARE = 0.25;
/** Added for a heading that says nothing but what was asked, and for such a title of a file. */
const SECTION_FIT = 0.12;
const TITLE_FIT = 0.2;
/** Added where the headings say all that was asked, and nothing else. */
const EXACT_FIT = 0.3;
/** Added for a heading that asks for the same kind of thing, such as 'How long it takes'. */
const SAME_ASKING = 0.15;
/** What begins with a condition speaks of a special case. */
const CONDITION_FACTOR = 0.92;
const RANK_SHARE = 0.25;
const HEADER_SHARE = 0.9;
const EXPECTED_BONUS = 0.3;

/** Units nearly as good as the best of their block are quoted with it. */
const CLOSE = 0.8;
/** Another passage is quoted too if its best unit is this good, compared with the best of all. */
const ALSO_GOOD = 0.88;
const ALSO_RELEVANT = 0.95;
const LONGEST_TABLE = 12;
const LONGEST_LIST = 10;
/** A paragraph up to this many characters is quoted whole: sentences need their neighbours to make sense. */
const WHOLE_PARAGRAPH = 360;
/** A section up to this many characters is quoted whole if its heading says what was asked. */
const WHOLE_SECTION = 600;

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
const ANAPHORIC =
  /^(?:it|they|this|that|these|those|then|after that|there|in (?:this|that|such) case|however|otherwise|also|the (?:others?|rest)|below that|er|sie|es|dies\w*|danach|dann|dort|in diesem fall)\b/i;

/** The parts of the passages that answer one question, best first; none where nothing answers it with confidence. */
export function selectAnswers(
  index: PassageIndex,
  question: ParsedQuestion,
  language: Language,
): Selection[] {
  const { known, ranked } = index.find(question.concepts, language);
  const whole = known.reduce((sum, { weight }) => sum + weight, 0);
  const candidates = ranked
    .filter(({ passage }) => confidenceIn(passage, known, whole) >= CONFIDENCE)
    .slice(0, MOST_PASSAGES);
  const newConcepts = known.filter(({ concept }) => question.ownStems.has(concept.stem));
  const scored = candidates.flatMap((candidate) =>
    scoreUnits(candidate, candidates[0]?.score ?? 1, known, whole, question),
  );
  const toThePoint = scored.filter(({ ranked: { passage }, block, unit }) =>
    mentions(passage, unitAt(passage, block, unit), newConcepts),
  );
  const pool = (toThePoint.length > 0 ? toThePoint : scored).sort((a, b) => b.total - a.total);
  const best = pool[0];
  if (!best || best.relevance < UNIT_CONFIDENCE) return [];
  const selections: Selection[] = [];
  const used = new Set<number>();
  for (const scoredUnit of pool) {
    if (used.size === MOST_QUOTED || scoredUnit.total < best.total * ALSO_GOOD) break;
    const { passage } = scoredUnit.ranked;
    if (used.has(passage.id) || scoredUnit.relevance < best.relevance * ALSO_RELEVANT) continue;
    if (selections.length > 0 && repeats(unitAt(passage, scoredUnit.block, scoredUnit.unit), selections))
      continue;
    used.add(passage.id);
    const isWhole = isSectionAsked(passage, known) && lengthOf(passage) <= WHOLE_SECTION;
    selections.push(...(isWhole ? wholeSection(passage) : selectAround(scoredUnit, pool, question)));
  }
  return selections;
}

function unitAt(passage: IndexedPassage, block: number, unit: number): IndexedUnit {
  return passage.blocks[block]?.units[unit] as IndexedUnit;
}

function confidenceIn(passage: IndexedPassage, known: readonly KnownConcept[], whole: number): number {
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

/** Whether a unit or what it stands under speaks of what the reader asks just now, not only of what was asked before. */
function mentions(passage: IndexedPassage, unit: IndexedUnit, concepts: readonly KnownConcept[]): boolean {
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
function isSectionAsked(passage: IndexedPassage, known: readonly KnownConcept[]): boolean {
  return (
    shareAsked(passage.sectionStems, known) === 1 &&
    known.every((one) => qualityIn(passage.sectionStems, one) > 0 || qualityIn(passage.titleStems, one) > 0)
  );
}

function scoreUnits(
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
function meets(
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

function lengthOf({ blocks }: IndexedPassage): number {
  return blocks.flatMap((block) => block.units).reduce((sum, unit) => sum + unit.plain.length, 0);
}

function wholeSection(passage: IndexedPassage): Selection[] {
  return passage.blocks.map((block, at) => ({
    passage,
    block: at,
    units: block.units.map((_, unit) => unit),
  }));
}

/** What is quoted of a passage: the best unit with those that belong to it, and what else an answer is expected to hold. */
function selectAround(best: ScoredUnit, pool: readonly ScoredUnit[], question: ParsedQuestion): Selection[] {
  const { passage } = best.ranked;
  const inPassage = pool.filter((one) => one.ranked.passage === passage);
  const chosen = new Map<number, number[]>();
  const choose = (scored: ScoredUnit) => {
    if (chosen.has(scored.block)) return;
    chosen.set(
      scored.block,
      unitsOfBlock(
        scored,
        inPassage.filter((one) => one.block === scored.block),
      ),
    );
  };
  choose(best);
  const block = passage.blocks[best.block];
  const next = passage.blocks[best.block + 1];
  if (
    block?.kind === 'paragraph' &&
    next &&
    next.kind !== 'paragraph' &&
    introduces(block.units, next.kind)
  ) {
    const first = inPassage.find((one) => one.block === best.block + 1);
    if (first) choose(first);
  }
  for (const expectation of question.expectations) {
    const holds = (one: ScoredUnit) => {
      const at = passage.blocks[one.block];
      return at !== undefined && meets(expectation, passage, at, unitAt(passage, one.block, one.unit));
    };
    const isMet = [...chosen].some(([at, units]) =>
      units.some((unit) => holds({ ...best, block: at, unit })),
    );
    const missing = isMet ? undefined : inPassage.find(holds);
    if (missing) choose(missing);
  }
  return [...chosen].sort(([a], [b]) => a - b).map(([at, units]) => ({ passage, block: at, units }));
}

function introduces(units: readonly IndexedUnit[], kind: 'list' | 'table'): boolean {
  return kind === 'table' || (units.at(-1)?.plain.endsWith(':') ?? false);
}

function unitsOfBlock(best: ScoredUnit, inBlock: readonly ScoredUnit[]): number[] {
  const block = best.ranked.passage.blocks[best.block];
  if (!block) return [];
  const all = block.units.map((_, index) => index);
  if (block.kind === 'list') {
    if (block.ordered || best.own === 0) return all.slice(0, LONGEST_LIST);
  } else if (block.kind === 'paragraph') {
    if (block.units.reduce((sum, unit) => sum + unit.plain.length, 0) <= WHOLE_PARAGRAPH) return all;
  }
  if (block.kind === 'table' && inBlock.length === all.length && isLevel(inBlock))
    return all.slice(0, LONGEST_TABLE);
  const close = new Set(
    inBlock
      .filter((one) =>
        block.kind === 'paragraph'
          ? one.total >= best.total * CLOSE
          : one.own >= best.own * CLOSE && one.own > 0,
      )
      .map((one) => one.unit),
  );
  close.add(best.unit);
  if (block.kind === 'paragraph') {
    for (const unit of [...close]) {
      if (unit > 0 && ANAPHORIC.test(block.units[unit]?.plain ?? '')) close.add(unit - 1);
      const following = block.units[unit + 1];
      if (following && ANAPHORIC.test(following.plain)) close.add(unit + 1);
    }
    if (close.size === 1 && best.unit + 1 < block.units.length) close.add(best.unit + 1);
  }
  return [...close].sort((a, b) => a - b);
}

/** Whether no row stands out: the question is about the table as a whole. */
function isLevel(inBlock: readonly ScoredUnit[]): boolean {
  const owns = inBlock.map((one) => one.own);
  return Math.max(...owns) - Math.min(...owns) < 0.01;
}

/** Whether a unit says what was already chosen, such as the same rule in another file. */
function repeats(unit: IndexedUnit, selections: readonly Selection[]): boolean {
  return selections.some(({ passage, block, units }) =>
    units.some((index) => {
      const other = unitAt(passage, block, index);
      const shared = [...unit.stems].filter((word) => other.stems.has(word)).length;
      return shared / Math.min(unit.stems.size, other.stems.size) >= 0.6;
    }),
  );
}
