import { MINUTE_MS } from '@parley/model';
import type OpenAI from 'openai';
import { type AnswerEngine, AnswerError, type AnswerPart, type AnswerQuestion } from '../chat/engine.ts';
import type { ModelConfig } from '../config.ts';
import { CitationMarkers } from './citationMarkers.ts';
import { connectModel } from './connectModel.ts';
import type { Searched } from './passage.ts';
import type { PassageSearch } from './passageSearch.ts';
import { promptFor } from './prompt.ts';
import { smallTalkIn } from './smallTalk.ts';

/** Longest wait for a sign of life of the model, in milliseconds. */
const SILENCE_MILLISECONDS = 30_000;
/** Longest answer, in UTF-16 units of the model's text: what comes after that is not read. */
const ANSWER_MAX_LENGTH = 20_000;
/** Longest time that a model may take for an answer, in milliseconds. */
const LONGEST_MILLISECONDS = 5 * MINUTE_MS;
/** Times that a model is asked as long as nothing of its answer was shown. */
const TRIES = 2;

export interface LanguageModelOptions {
  model: ModelConfig;
  search: PassageSearch;
  /** Milliseconds without a sign of life after which the model has failed. */
  silence?: number;
  /** Milliseconds after which an answer is cut short. */
  longest?: number;
}

/**
 * Answers through any model that speaks the OpenAI chat-completions protocol, from the passages that were
 * found, and asks it once more where it fails before it says anything. An answer that grows too long, or
 * takes too long, ends as truncated. Throws AnswerError: 429 with `retryAfter` where the model limits its
 * use, 504 where it is silent or says nothing in time, 502 for all else that goes wrong with it, an empty
 * answer too; the cause holds what happened, the text is for readers and names no detail of the model.
 */
export function createLanguageModelEngine({
  model,
  search,
  silence = SILENCE_MILLISECONDS,
  longest = LONGEST_MILLISECONDS,
}: LanguageModelOptions): AnswerEngine {
  let connected: Promise<OpenAI> | undefined;
  return {
    async *answer(asked: AnswerQuestion): AsyncGenerator<AnswerPart> {
      const { assistant, question, history, signal } = asked;
      const found = await search.find(assistant.id, question, history, signal);
      if (signal.aborted) return;
      connected ??= connectModel(model);
      const client = await connected;
      const began = performance.now();
      const isLate = () => performance.now() - began >= longest;
      for (let attempt = 1; ; attempt++) {
        const watch = watchSilence(silence, signal);
        let isShown = false;
        try {
          for await (const part of streamOf(client, model, asked, found, { ...watch, isLate })) {
            isShown ||= part.type !== 'end';
            yield part;
          }
          return;
        } catch (cause) {
          if (signal.aborted) return;
          if (watch.isSilent()) throw failed('model_silent', cause, 504);
          if (isShown || attempt === TRIES || isLate() || isRefusal(cause)) throw await failureOf(cause);
        } finally {
          watch.end();
        }
      }
    },
  };
}

async function* streamOf(
  client: OpenAI,
  model: ModelConfig,
  asked: AnswerQuestion,
  found: Searched,
  watch: ReturnType<typeof watchSilence> & { isLate(): boolean },
): AsyncGenerator<AnswerPart> {
  const { assistant, signal, question } = asked;
  const markers = new CitationMarkers(found.passages, assistant.citationsShown);
  let cited = 0;
  let isEmpty = true;
  function* show(text: string): Generator<AnswerPart> {
    const { citations } = markers;
    if (citations.length > cited) yield { type: 'citations', citations };
    cited = citations.length;
    if (text.trim() !== '') isEmpty = false;
    if (text !== '') yield { type: 'delta', text };
  }
  const stream = await client.chat.completions.create(
    {
      // Not the name in the assistant's draft: whatever stood there would be asked with the server's own key.
      model: model.model,
      temperature: assistant.temperature,
      stream: true,
      messages: promptFor(asked, found),
    },
    { signal: watch.signal },
  );
  let finish: string | null = null;
  let room = ANSWER_MAX_LENGTH;
  let isCut = false;
  for await (const { choices } of stream) {
    watch.alive();
    // Some servers send events without choices, or with an empty list.
    const choice = choices?.[0];
    const said = choice?.delta?.content ?? '';
    if (said) yield* show(markers.push(said.slice(0, room)));
    room -= said.length;
    finish = choice?.finish_reason ?? finish;
    isCut = room < 0 || (finish === null && watch.isLate());
    // Leaving the loop hangs up on the model.
    if (isCut) break;
  }
  if (signal.aborted) return;
  watch.signal.throwIfAborted();
  if (isCut && isEmpty) throw failed('model_slow', 'The model said nothing in time.', 504);
  if (finish === null && !isCut) throw failed('model_cut_off', 'The stream ended without a finish reason.');
  yield* show(markers.end());
  if (isEmpty) throw failed('model_empty', `The model said nothing, and ended with ${finish}.`);
  const finishReason = finish === 'stop' && !isCut ? ('complete' as const) : ('truncated' as const);
  const citesNone = finishReason === 'complete' && !markers.citesAny && smallTalkIn(question) === null;
  yield { type: 'end', finishReason, ...(citesNone && { uncertain: 'nothing' }) };
}

/** Whether the model answered that it will not, which it would only say again. */
function isRefusal(cause: unknown): boolean {
  const status = cause instanceof Error && 'status' in cause ? cause.status : undefined;
  return typeof status === 'number' && status < 500;
}

async function failureOf(cause: unknown): Promise<AnswerError> {
  if (cause instanceof AnswerError) return cause;
  const { APIConnectionError, APIError } = await import('openai');
  if (cause instanceof APIConnectionError) return failed('model_unreachable', cause);
  if (cause instanceof SyntaxError) return failed('model_malformed', cause);
  if (!(cause instanceof APIError)) return failed('model_unreachable', cause);
  if (cause.status === 429) {
    const retryAfter = secondsOf(cause.headers?.get('retry-after'));
    return new AnswerError({
      status: 429,
      code: 'model_rate_limited',
      text: 'Too many requests.',
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  }
  return failed(cause.status === undefined ? 'model_failed' : 'model_refused', cause);
}

/** `Retry-After` as seconds from now, given as such or as a date. */
function secondsOf(retryAfter: string | null | undefined): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

function failed(code: string, cause: unknown, status = 502): AnswerError {
  return new AnswerError({ status, code, text: 'An unexpected error occurred.' }, { cause });
}

/** A signal that fires when the reader stops, or when nothing has been heard for too long. */
function watchSilence(silence: number, stopped: AbortSignal) {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), silence);
  return {
    signal: AbortSignal.any([stopped, silent.signal]),
    alive: () => void timer.refresh(),
    isSilent: () => silent.signal.aborted,
    end: () => clearTimeout(timer),
  };
}
