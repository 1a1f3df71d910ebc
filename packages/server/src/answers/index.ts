import type { AnswerEngine } from '../chat/engine.ts';
import type { ModelConfig } from '../config.ts';
import { createPassageIndexes } from './indexes.ts';
import { createLanguageModelEngine } from './llm.ts';
import { naturalPace, type Pace } from './pace.ts';
import type { PassageSource } from './passage.ts';
import { createRetrievalEngine } from './retrieval.ts';

export interface AnswerEngineOptions {
  /** Null answers in the words of the data files alone. */
  model: ModelConfig | null;
  source: PassageSource;
  /** Between two words of an answer by retrieval; a model has a pace of its own. */
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
