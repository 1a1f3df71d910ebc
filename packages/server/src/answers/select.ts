import type { Locale } from '@parley/model';
import type { IndexedPassage, IndexedUnit, PassageIndex } from './passageIndex.ts';
import type { ParsedQuestion } from './question.ts';
import { confidenceIn, isSectionAsked, meets, mentions, type ScoredUnit, scoreUnits } from './score.ts';

/** Units of one block of one passage, in their order, chosen to be quoted together. */
export interface Selection {
  passage: IndexedPassage;
  /** Place of the block in its passage. */
  block: number;
  /** Places of the units in their block. */
  units: number[];
}

/** Below this share of the question's weight in one passage, nothing is answered. */
const CONFIDENCE = 0.55;
/** Below this share in the best unit and its headings either. */
const UNIT_CONFIDENCE = 0.45;
const MOST_PASSAGES = 24;
/** Passages that one question's answer quotes. */
const MOST_QUOTED = 3;

/** Units nearly as good as the best of their block are quoted with it. */
const CLOSE = 0.8;
/** Another passage is quoted too if its best unit is this good, compared with the best of all. */
const ALSO_GOOD = 0.88;
const ALSO_RELEVANT = 0.95;
/** Rows and items that are quoted at most. */
const LONGEST_TABLE = 12;
const LONGEST_LIST = 10;
/** Two units with this share of words in common say the same. */
const REPEATED = 0.6;
/** A paragraph up to this many characters is quoted whole: sentences need their neighbours to make sense. */
const WHOLE_PARAGRAPH = 360;
/** A section up to this many characters is quoted whole if its heading says what was asked. */
const WHOLE_SECTION = 600;

/** A sentence that begins so makes sense only after the one before it. */
const ANAPHORIC =
  /^(?:it|they|this|that|these|those|then|after that|there|in (?:this|that|such) case|however|otherwise|also|the (?:others?|rest)|below that|er|sie|es|dies\w*|danach|dann|dort|in diesem fall)\b/i;

/**
 * The parts of the passages that answer one question, best first; none where
 * nothing answers it with confidence.
 */
export function selectAnswers(index: PassageIndex, question: ParsedQuestion, language: Locale): Selection[] {
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

/**
 * What is quoted of a passage: the best unit with those that belong to it, and what
 * else an answer is expected to hold.
 */
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
  return [...close].sort((a, b) => a - b).slice(0, LONGEST_TABLE);
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
      return shared / Math.min(unit.stems.size, other.stems.size) >= REPEATED;
    }),
  );
}
