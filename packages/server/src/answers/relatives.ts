import type { Locale } from '@parley/model';
import { stem } from './language.ts';

/** Letters of the pieces that words are compared by. */
const PIECE_LENGTH = 3;
/** Words of the files that count as relatives of one word. */
const MOST_RELATIVES = 6;
/** Share of the pieces of two words, from 0 to 1, that relatives have in common at least. */
const LEAST_SHARE = 0.2;
/** Steps between nothing and all of what a word counts. */
const WEIGHT_STEPS = 4;

/** Each three letters in a row of a word, its beginning and its end marked. */
export function piecesOf(word: string): string[] {
  const marked = `_${word}_`;
  const count = Math.max(1, marked.length - PIECE_LENGTH + 1);
  return Array.from({ length: count }, (_, start) => marked.slice(start, start + PIECE_LENGTH));
}

/**
 * Finds words of the files by the pieces that they share: 'gift' of 'giftcard', 'delivered' of 'delivery'. A
 * word that the files no longer hold stays, as it finds nothing.
 */
export class Relatives {
  readonly #words: string[] = [];
  readonly #known = new Set<string>();
  /** Places of the words that hold a piece. */
  readonly #places = new Map<string, number[]>();

  add(word: string): void {
    if (this.#known.has(word)) return;
    this.#known.add(word);
    const place = this.#words.push(word) - 1;
    for (const piece of new Set(piecesOf(word))) {
      const places = this.#places.get(piece);
      if (places) places.push(place);
      else this.#places.set(piece, [place]);
    }
  }

  /** Stems of words and of those like them, with how much each counts. */
  stemsOf(
    words: readonly { word: string; weight: number }[],
    languages: readonly Locale[],
  ): Map<string, number> {
    const weights = new Map<string, number>();
    for (const { word, weight } of words) {
      for (const [known, share] of [[word, 1] as const, ...this.of(word)]) {
        // In steps, as each different weight is a search of its own.
        const counts = (weight * Math.round(share * WEIGHT_STEPS)) / WEIGHT_STEPS;
        for (const language of languages) {
          const one = stem(known, language);
          weights.set(one, Math.max(counts, weights.get(one) ?? 0));
        }
      }
    }
    return weights;
  }

  /** Words like one, itself too, with the share of pieces that they have in common, the most first. */
  of(word: string): [known: string, share: number][] {
    const pieces = new Set(piecesOf(word));
    // A number for each word, not a map of those found: a search leaves little behind.
    const common = new Uint8Array(this.#words.length);
    for (const piece of pieces)
      for (const place of this.#places.get(piece) ?? []) common[place] = (common[place] ?? 0) + 1;
    const best: [known: string, share: number][] = [];
    for (let place = 0; place < common.length; place += 1) {
      const known = this.#words[place] as string;
      // As Dice has it; a word has as many pieces as letters.
      const share = (2 * (common[place] ?? 0)) / (pieces.size + known.length);
      if (share < LEAST_SHARE || share <= (best[MOST_RELATIVES - 1]?.[1] ?? 0)) continue;
      best.push([known, share]);
      best.sort(([, one], [, other]) => other - one).splice(MOST_RELATIVES);
    }
    return best;
  }
}
