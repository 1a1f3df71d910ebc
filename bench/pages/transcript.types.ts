import type { ChatMessage } from '@parley/model';

/** What each page with a conversation offers, ours and the peers'. */
export interface TranscriptPage {
  open(messages: readonly ChatMessage[]): void;
  /** Adds to the text of the last message. */
  grow(token: string): void;
  /** The element that scrolls; null before there is one. */
  scroller(): Element | null;
  /** The last message in it. */
  last(): Element | null;
}

declare global {
  interface Window {
    transcript: TranscriptPage;
  }
}
