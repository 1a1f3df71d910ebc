import type { Locale } from '@parley/model';
import { stem } from './language.ts';

/** The words of the files of an assistant, in each of their languages. */
export class Vocabulary {
  readonly #words = new Map<Locale, Map<string, number>>();
  /** How many words have a stem. */
  readonly #stems = new Map<Locale, Map<string, number>>();

  /** Languages that have words. */
  get languages(): Locale[] {
    return [...this.#words.keys()];
  }

  /** How many words it holds; one of two languages counts twice. */
  get size(): number {
    return [...this.#words.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** The words of a language with how often they occur. */
  of(language: Locale): ReadonlyMap<string, number> {
    return this.#words.get(language) ?? new Map();
  }

  /** The stems of the words of a language. */
  stemsOf(language: Locale): Iterable<string> {
    return this.#stems.get(language)?.keys() ?? [];
  }

  /** Whether a word of a language has this stem. */
  hasStem(one: string, language: Locale): boolean {
    return this.#stems.get(language)?.has(one) ?? false;
  }

  /** @param more how many times more it occurs, or fewer */
  count(word: string, language: Locale, more: number): void {
    const words = this.#words.get(language) ?? new Map<string, number>();
    const before = words.size;
    add(words, word, more);
    if (words.size !== before) {
      const stems = this.#stems.get(language) ?? new Map<string, number>();
      add(stems, stem(word, language), words.size - before);
      this.#stems.set(language, stems);
    }
    if (words.size > 0) this.#words.set(language, words);
    else this.#words.delete(language);
  }
}

function add(counts: Map<string, number>, key: string, more: number): void {
  const count = (counts.get(key) ?? 0) + more;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
