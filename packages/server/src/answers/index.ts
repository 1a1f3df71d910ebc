import type { AnswerEngine } from '../chat/engine.ts';
import type { ModelConfig } from '../config.ts';
import { createLanguageModelEngine } from './llm.ts';
import type { FindNear } from './nearPassages.ts';
import { naturalPace, type Pace } from './pace.ts';
import type { PassageSource } from './passage.ts';
import { createPassageSearch, type PassageSearch } from './passageSearch.ts';
import { createRetrievalEngine } from './retrieval.ts';

export interface AnswerEngineOptions {
  /** Null: answers quote the data files, without a language model. */
  model: ModelConfig | null;
  source: PassageSource;
  /** Finds passages by their meaning; null where no embeddings are configured. */
  findNear?: FindNear | null;
  /** Waits between two words of an answer by retrieval; the stream of a model needs no such delay. */
  pace?: Pace;
}

/**
 * The engine that the configuration asks for: a language model where one is connected, else retrieval
 * (CMD-4). `prepare` builds large indexes before the first question, `close` ends the thread that searches.
 */
export function createAnswerEngine({
  model,
  source,
  findNear = null,
  pace = naturalPace,
}: AnswerEngineOptions): AnswerEngine & Pick<PassageSearch, 'prepare' | 'close'> {
  const search = createPassageSearch(source, { findNear });
  const { answer } = model
    ? createLanguageModelEngine({ model, search })
    : createRetrievalEngine(search, pace);
  return { answer, prepare: search.prepare, close: search.close };
}
