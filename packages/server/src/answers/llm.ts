import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';
import { type AnswerEngine, AnswerError, type AnswerPart, type AnswerQuestion } from '../chat/engine.ts';
import type { ModelConfig } from '../config.ts';
import { CitationMarkers } from './citationMarkers.ts';
import type { PassageIndexes } from './indexes.ts';
import { smallTalkIn } from './phrases.ts';
import { passagesFor, promptFor } from './prompt.ts';

/** Longest wait for a sign of life of the model, in milliseconds. */
const SILENCE_MILLISECONDS = 30_000;
/** Longest event of the model's stream, in characters: an endless one must not fill the memory. */
const EVENT_LENGTH = 1_000_000;
const DONE = '[DONE]';

/** What we read of a streamed event; the protocol's dialects differ in the rest. */
const streamedEvent = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .optional(),
});

export interface LanguageModelOptions {
  model: ModelConfig;
  indexes: PassageIndexes;
  /** Milliseconds without a sign of life after which the model has failed. */
  silence?: number;
}

/**
 * Answers through any model that speaks the OpenAI chat-completions protocol, from the passages that
 * retrieval finds. Throws AnswerError: 429 with `retryAfter` where the model limits its use, 504 where it
 * is silent, 502 for all else that goes wrong with it; the cause holds what happened, the text is for
 * readers and names no detail of the model.
 */
export function createLanguageModelEngine({
  model,
  indexes,
  silence = SILENCE_MILLISECONDS,
}: LanguageModelOptions): AnswerEngine {
  return {
    async *answer(asked: AnswerQuestion): AsyncGenerator<AnswerPart> {
      const passages = passagesFor(await indexes.of(asked.assistant.id), asked);
      const markers = new CitationMarkers(passages, asked.assistant.citationsShown);
      const watch = watchSilence(silence, asked.signal);
      let cited = 0;
      function* show(text: string): Generator<AnswerPart> {
        const { citations } = markers;
        if (citations.length > cited) yield { type: 'citations', citations };
        cited = citations.length;
        if (text !== '') yield { type: 'delta', text };
      }
      try {
        const response = await ask(model, asked, promptFor(asked, passages), watch.signal);
        let finish: string | null = null;
        for await (const event of eventsOf(response)) {
          watch.alive();
          if (event === DONE) {
            finish ??= 'stop';
            break;
          }
          const [choice] = readEvent(event);
          if (choice?.delta?.content) yield* show(markers.push(choice.delta.content));
          finish = choice?.finish_reason ?? finish;
        }
        if (asked.signal.aborted) return;
        if (finish === null) throw failed('model_cut_off', 'The stream ended without a finish reason.');
        yield* show(markers.end());
        const finishReason = finish === 'stop' ? ('complete' as const) : ('truncated' as const);
        const foundNothing =
          finishReason === 'complete' && !markers.citesAny && smallTalkIn(asked.question) === null;
        yield { type: 'end', finishReason, ...(foundNothing && { foundNothing }) };
      } catch (cause) {
        if (asked.signal.aborted) return;
        if (cause instanceof AnswerError) throw cause;
        throw watch.isSilent() ? failed('model_silent', cause, 504) : failed('model_unreachable', cause);
      } finally {
        watch.end();
      }
    },
  };
}

async function ask(
  model: ModelConfig,
  { assistant }: AnswerQuestion,
  messages: unknown,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(`${model.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${model.apiKey}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({
      model: assistant.model || model.model,
      temperature: assistant.temperature,
      stream: true,
      messages,
    }),
    // The key must not follow a redirect to another host.
    redirect: 'error',
    signal,
  });
  if (response.ok && response.headers.get('content-type')?.includes('text/event-stream')) return response;
  await response.body?.cancel();
  if (response.status === 429) {
    const retryAfter = secondsOf(response.headers.get('retry-after'));
    throw new AnswerError({
      status: 429,
      code: 'model_rate_limited',
      text: 'Too many requests.',
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  }
  if (response.ok)
    throw failed('model_malformed', `The model answered with ${response.headers.get('content-type')}.`);
  throw failed('model_refused', `The model answered with status ${response.status}.`);
}

/** `Retry-After` as seconds from now, given as such or as a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

async function* eventsOf(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: EVENT_LENGTH }));
  for await (const { data } of events) yield data;
}

function readEvent(data: string): NonNullable<z.infer<typeof streamedEvent>['choices']> {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (cause) {
    throw failed('model_malformed', cause);
  }
  const event = streamedEvent.safeParse(json);
  if (!event.success) throw failed('model_malformed', event.error);
  if (event.data.error) throw failed('model_failed', event.data.error);
  return event.data.choices ?? [];
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
