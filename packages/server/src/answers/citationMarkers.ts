import type { Citation } from '@parley/api';
import type { FoundPassage } from './passage.ts';
import { citationOf } from './quotes.ts';

/** The beginning of a marker that the next piece of the stream may complete, with the space before it. */
const UNFINISHED_MARKER = /\s?\[(?:\d[\d,\s]*)?$/;
const MARKER = /(\s?)\[(\d+(?:\s*,\s*\d+)*)\]/g;

/**
 * Numbers the citations of a streamed answer anew, in the order in which the text names them: a model
 * that was given six passages and cites the fourth first writes [4], the reader sees [1]. Numbers of
 * passages that do not exist are dropped.
 */
export class CitationMarkers {
  readonly #passages: readonly FoundPassage[];
  readonly #isShown: boolean;
  readonly #citations: Citation[] = [];
  #held = '';

  constructor(passages: readonly FoundPassage[], isShown: boolean) {
    this.#passages = passages;
    this.#isShown = isShown;
  }

  /** All citations that the text shows so far. */
  get citations(): Citation[] {
    return this.#isShown ? [...this.#citations] : [];
  }

  /** Whether the text cites any passage, whether or not the citation is shown. */
  get citesAny(): boolean {
    return this.#citations.length > 0;
  }

  /** Takes the next piece of the model's text and gives what can be shown of it. */
  push(piece: string): string {
    const text = this.#held + piece;
    const unfinished = UNFINISHED_MARKER.exec(text);
    this.#held = unfinished?.[0] ?? '';
    return this.#renumber(text.slice(0, text.length - this.#held.length));
  }

  /** What was held back when the model's text has ended. */
  end(): string {
    const rest = this.#held;
    this.#held = '';
    return rest;
  }

  #renumber(text: string): string {
    return text.replace(MARKER, (marker: string, space: string, numbers: string) => {
      // [0] is no citation but an index in a piece of code.
      if (numbers === '0') return marker;
      const cited = numbers.split(',').flatMap((number) => this.#cite(Number(number)));
      return cited.length === 0 || !this.#isShown
        ? ''
        : `${space}${cited.map((number) => `[${number}]`).join(' ')}`;
    });
  }

  #cite(given: number): number[] {
    const passage = this.#passages[given - 1];
    if (!passage) return [];
    const { dataFileGuid, page } = passage;
    const known = this.#citations.find((one) => one.dataFileGuid === dataFileGuid && one.page === page);
    if (known) return [known.number];
    const number = this.#citations.length + 1;
    this.#citations.push(citationOf(passage, number));
    return [number];
  }
}
