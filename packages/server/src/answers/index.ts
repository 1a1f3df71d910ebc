import type { AnswerEngine } from '../chat/engine.ts';
import type { ModelConfig } from '../config.ts';
import { createPassageIndexes } from './indexes.ts';
import { createLanguageModelEngine } from './llm.ts';
import { naturalPace, type Pace } from './pace.ts';
import type { PassageSource } from './passage.ts';
import { createRetrievalEngine } from './retrieval.ts';

export interface AnswerEngineOptions {
  /** Null: answers quote the data files, without a language model. */
  model: ModelConfig | null;
  source: PassageSource;
  /** Waits between two words of an answer by retrieval; the stream of a model needs no such delay. */
  pace?: Pace;
}

/**
 * The engine that the configuration asks for: a language model where one
 * is connected, else retrieval (CMD-4).
 */
export function createAnswerEngine({ model, source, pace = naturalPace }: AnswerEngineOptions): AnswerEngine {
  const indexes = createPassageIndexes(source);
  return model ? createLanguageModelEngine({ model, indexes }) : createRetrievalEngine(indexes, pace);
}
