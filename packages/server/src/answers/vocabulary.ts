import type { Locale } from '@parley/model';

/** The words of the files of an assistant, in each of their languages. */
export class Vocabulary {
  readonly #words = new Map<Locale, Map<string, number>>();

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

  /** @param more how many times more it occurs, or fewer */
  count(word: string, language: Locale, more: number): void {
    const words = this.#words.get(language) ?? new Map<string, number>();
    const count = (words.get(word) ?? 0) + more;
    if (count > 0) words.set(word, count);
    else words.delete(word);
    if (words.size > 0) this.#words.set(language, words);
    else this.#words.delete(language);
  }
}
