import type { HistoryMessage } from '../chat/engine.ts';
import { log } from '../operation/log.ts';
import type { Embedder } from './embedder.ts';
import { followsOn, isBare } from './followUp.ts';
import { detectLanguage, isStopWord, wordsOf } from './language.ts';
import { FEWEST_WORDS, LONGEST_QUESTION, type NearPassage, type PassageVectors } from './passage.ts';

/** What an assistant's files hold that means about the same as a question. It never fails. */
export type FindNear = (
  assistantId: string,
  question: string,
  history: readonly HistoryMessage[],
) => Promise<NearPassage[]>;

export interface FindNearOptions {
  /** Milliseconds that a question waits for its vector. */
  patience?: number;
  /** Milliseconds for which questions do without after one that waited in vain. */
  rest?: number;
}

/** Longest wait of a question, in ms: whoever asks reads nothing meanwhile. */
const PATIENCE_MS = 2000;
const REST_MS = 10_000;
/** Passages that take part in a ranking: of words there are seldom more that count. */
const MOST_NEAR = 24;

/** Nothing is near where the model or the database does not answer in time: words are enough then. */
export function createFindNear(
  embedder: Embedder,
  vectors: PassageVectors,
  { patience = PATIENCE_MS, rest = REST_MS }: FindNearOptions = {},
): FindNear {
  let restsUntil = 0;
  return async (assistantId, question, history) => {
    if (performance.now() < restsUntil) return [];
    try {
      const { space, vector } = await inTime(patience, async (signal) => {
        const { space, vectors } = await embedder.embed([meaningOf(question, history)], {
          ...{ timeout: patience, retries: 0 },
          signal,
        });
        return { space, vector: vectors[0] ?? [] };
      });
      const near = await vectors.nearest(assistantId, space.name, vector, MOST_NEAR);
      return near.map(({ similarity, ...passage }) => ({
        ...passage,
        isRelated: similarity >= space.related,
      }));
    } catch (err) {
      restsUntil = performance.now() + rest;
      log.warn({ err }, 'a question was answered by words alone');
      return [];
    }
  };
}

/** A question of few words that follows on means what the one before it was about. */
function meaningOf(question: string, history: readonly HistoryMessage[]): string {
  const asked = question.slice(0, LONGEST_QUESTION);
  const language = detectLanguage(asked) ?? 'en';
  const topics = wordsOf(asked).filter((word) => !isStopWord(word, language));
  const earlier = history.findLast(({ author }) => author === 'reader')?.text;
  if (topics.length >= FEWEST_WORDS || earlier === undefined) return asked;
  if (!followsOn(question) && !isBare(question)) return asked;
  return `${earlier.slice(0, LONGEST_QUESTION)}\n${asked}`;
}

/** Work that is given up, whatever it waits for. */
async function inTime<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds);
  const late = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => late.reject(signal.reason), { once: true });
  return Promise.race([work(signal), late.promise]);
}
