import type { Locale } from '@parley/model';
import MiniSearch from 'minisearch';
import { HEADING_SEPARATOR } from '../dataFiles/passages.ts';
import { type Block, blocksOf, type Unit } from './blocks.ts';
import { detectLanguage, stemsOf } from './language.ts';
import type { Passage } from './passage.ts';
import type { Concept } from './question.ts';

/** How well a word of a text stands for a concept of the question, from 0 to 1. */
type Expansion = ReadonlyMap<string, number>;

/** A concept as this index knows it. */
export interface KnownConcept {
  concept: Concept;
  /** Words of the files that stand for it. */
  expansion: Expansion;
  /** Weight of the concept times its rarity. */
  weight: number;
}

export interface IndexedUnit extends Unit {
  stems: ReadonlySet<string>;
}

/** Stems of a table's header stand for every row; other blocks have none. */
export type IndexedBlock = Block<IndexedUnit> & { headerStems: ReadonlySet<string> };

export interface IndexedPassage extends Passage {
  id: number;
  language: Locale;
  title: string;
  section: string;
  titleStems: ReadonlySet<string>;
  sectionStems: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  blocks: IndexedBlock[];
}

export interface RankedPassage {
  passage: IndexedPassage;
  /** BM25+, comparable within one question. */
  score: number;
}

const FIELD_BOOST = { title: 1.4, section: 2, body: 1 };
const PREFIX_QUALITY = 0.75;
const FUZZY_QUALITY = 0.7;
const SYNONYM_QUALITY = 0.8;
const SHORTEST_PREFIX = 4;
const SHORTEST_FUZZY = 6;
/** Share of a word that may be mistyped. */
const FUZZY_SHARE = 0.2;
/** A word that the files do not know weighs at most this many times the heaviest of those they know. */
const UNKNOWN_FACTOR = 1.25;
/** Passages in another language than the question's count less. */
const FOREIGN_LANGUAGE_FACTOR = 0.5;

/** The index over all passages of one assistant. */
export class PassageIndex {
  readonly passages: readonly IndexedPassage[];
  readonly #search: MiniSearch;

  constructor(passages: readonly Passage[]) {
    const languages = languageOfFiles(passages);
    this.passages = passages.map((passage, id) =>
      indexed(passage, id, languages.get(passage.dataFileGuid) ?? 'en'),
    );
    this.#search = new MiniSearch({
      fields: ['title', 'section', 'body'],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term || null,
    });
    this.#search.addAll(
      this.passages.map(({ id, title, section, language, blocks }) => ({
        id,
        title: stemsOf(title, language).join(' '),
        section: stemsOf(section, language).join(' '),
        body: blocks.map((block) => stemsOf(textOf(block), language).join(' ')).join(' '),
      })),
    );
  }

  /**
   * Looks the concepts of a question up: what stands for them here, and which passages hold them, best first.
   */
  find(concepts: readonly Concept[], language: Locale): { known: KnownConcept[]; ranked: RankedPassage[] } {
    const scores = new Map<number, number>();
    const known = concepts.map((concept) => {
      const { expansion, found } = this.#expand(concept);
      const rarity = Math.log(1 + (this.passages.length - found.size + 0.5) / (found.size + 0.5));
      for (const [id, score] of found) scores.set(id, (scores.get(id) ?? 0) + score * concept.weight);
      return { concept, expansion, weight: concept.weight * rarity };
    });
    limitUnknown(known);
    const ranked = [...scores].map(([id, score]) => {
      const passage = this.passages[id] as IndexedPassage;
      return { passage, score: passage.language === language ? score : score * FOREIGN_LANGUAGE_FACTOR };
    });
    return { known, ranked: ranked.sort((a, b) => b.score - a.score) };
  }

  #expand(concept: Concept): { expansion: Expansion; found: Map<number, number> } {
    const expansion = new Map<string, number>();
    const found = new Map<number, number>();
    const look = (term: string, quality: number, loose: { prefix?: boolean; fuzzy?: number }) => {
      for (const result of this.#search.search(term, { boost: FIELD_BOOST, ...loose })) {
        const words = Object.keys(result.match).filter((word) => word[0] === term[0]);
        if (words.length === 0) continue;
        for (const word of words) {
          const own =
            word === term ? quality : quality * (word.startsWith(term) ? PREFIX_QUALITY : FUZZY_QUALITY);
          expansion.set(word, Math.max(expansion.get(word) ?? 0, own));
        }
        found.set(result.id, Math.max(found.get(result.id) ?? 0, result.score * quality));
      }
    };
    look(concept.stem, 1, { prefix: concept.stem.length >= SHORTEST_PREFIX });
    for (const synonym of concept.synonyms) look(synonym, SYNONYM_QUALITY, {});
    // Only a word that the files do not know at all is taken for a mistyped one: 'weather' is not 'leather'.
    if (found.size === 0 && concept.stem.length >= SHORTEST_FUZZY)
      look(concept.stem, 1, { fuzzy: FUZZY_SHARE });
    return { expansion, found };
  }
}

/** How well a unit's own words, or a range of numbers in it, stand for a concept, from 0 to 1. */
export function qualityInUnit(unit: IndexedUnit, known: KnownConcept): number {
  const number = Number(known.concept.stem);
  if (unit.ranges?.some(([from, to]) => number >= from && number <= to)) return 1;
  return qualityIn(unit.stems, known);
}

/** How well the best of some words stands for a concept, from 0 to 1. */
export function qualityIn(stems: ReadonlySet<string>, { expansion }: KnownConcept): number {
  let best = 0;
  for (const [word, quality] of expansion) if (quality > best && stems.has(word)) best = quality;
  return best;
}

/** Words that the files do not know are the rarest, but a single one must not outweigh all others. */
function limitUnknown(known: KnownConcept[]): void {
  const weights = known.filter(({ expansion }) => expansion.size > 0).map(({ weight }) => weight);
  if (weights.length === 0) return;
  const limit = UNKNOWN_FACTOR * Math.max(...weights);
  for (const one of known) if (one.expansion.size === 0) one.weight = Math.min(one.weight, limit);
}

function languageOfFiles(passages: readonly Passage[]): Map<string, Locale> {
  const texts = new Map<string, string>();
  for (const { dataFileGuid, text } of passages)
    texts.set(dataFileGuid, `${texts.get(dataFileGuid) ?? ''} ${text}`);
  return new Map([...texts].map(([guid, text]) => [guid, detectLanguage(text) ?? 'en']));
}

function indexed(passage: Passage, id: number, language: Locale): IndexedPassage {
  const [title = '', ...sections] = passage.heading.split(HEADING_SEPARATOR);
  const blocks = blocksOf(passage.text).map((block) => ({
    ...block,
    headerStems: new Set(block.kind === 'table' ? stemsOf(block.header.join(' '), language) : []),
    units: block.units.map((unit) => ({ ...unit, stems: new Set(stemsOf(unit.plain, language)) })),
  }));
  const section = sections.join(' ');
  return {
    ...passage,
    id,
    language,
    title,
    section,
    blocks,
    titleStems: new Set(stemsOf(title, language)),
    sectionStems: new Set(stemsOf(section, language)),
    stems: new Set(blocks.flatMap((block) => stemsOf(textOf(block), language))),
  };
}

function textOf(block: Block): string {
  const header = block.kind === 'table' ? block.header.join(' ') : '';
  return `${header} ${block.units.map((unit) => unit.plain).join(' ')}`;
}
