import type { HistoryMessage } from '../chat/engine.ts';
import type { Found, NearPassage, Passage } from './passage.ts';
import type { IndexSize } from './passageStore.ts';

/** What the thread that searches is told to do; `index` is the number of an index there. */
export type SearchOrder =
  | { kind: 'open'; index: number }
  | { kind: 'add'; index: number; passages: readonly Passage[] }
  | {
      kind: 'find';
      index: number;
      question: string;
      history: readonly HistoryMessage[];
      near: readonly NearPassage[];
    }
  | { kind: 'remove'; index: number; file: string }
  | { kind: 'drop'; index: number };

/** An order on its way to the thread. */
export type SentOrder = SearchOrder & { id: number };

/** What came of an order: `found` after `find`, and what the index takes now after `add` and `remove`. */
export interface SearchResult {
  found?: Found;
  size?: IndexSize;
}

export type SearchReport = ({ id: number } & SearchResult) | { id: number; error: Error };
