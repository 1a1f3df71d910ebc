import type { Citation } from '@parley/api';
import type { Author, Locale, Uncertainty } from '@parley/model';
import type { AnswerFailure } from '../database/schema.ts';

/** What an engine needs to know of the assistant that it answers for. */
export interface AnsweringAssistant {
  /** Whose data files it may use. */
  id: string;
  name: string;
  /** From 0 to 1. */
  temperature: number;
  instructions: string;
  /** Said when nothing answers the question; '' is the engine's own wording. */
  fallbackMessage: string;
  /** Whether answers carry numbered citations. */
  citationsShown: boolean;
}

/** An earlier message of the thread. */
export interface HistoryMessage {
  author: Author;
  text: string;
}

export interface AnswerQuestion {
  assistant: AnsweringAssistant;
  /** Messages before the question, oldest first. */
  history: readonly HistoryMessage[];
  question: string;
  /** Locale to answer in; `auto` is the one of the question. */
  language: Locale | 'auto';
  /**
   * Aborted when the reader stops the answer or the server ends: the engine then stops at once, whatever it
   * waits for.
   */
  signal: AbortSignal;
}

/** A step of an answer. `end` comes last, and exactly once; a failure is thrown instead. */
export type AnswerPart =
  | { type: 'delta'; text: string }
  | { type: 'citations'; citations: Citation[] }
  | { type: 'replace'; text: string }
  | {
      type: 'end';
      finishReason: 'complete' | 'truncated';
      /** Set where the data files hold no certain answer; left out for small talk (AS-6). */
      uncertain?: Uncertainty;
    };

/** Writes answers: from the data files alone, or through a language model. */
export interface AnswerEngine {
  answer(question: AnswerQuestion): AsyncIterable<AnswerPart>;
}

/** Thrown by an engine for a failure that the reader should learn of, such as 429 from a language model. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly failure: AnswerFailure;

  constructor(failure: AnswerFailure, options?: ErrorOptions) {
    super(`${failure.status} ${failure.code}`, options);
    this.failure = failure;
  }
}
