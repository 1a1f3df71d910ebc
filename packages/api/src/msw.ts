import { HttpResponse, http, type RequestHandler } from 'msw';
import { addresses, type CallName } from './addresses.ts';
import { type Call, contract, type ReplyOf, type StreamName, widgetHeaders } from './contract.ts';
import { exampleReplies, exampleStreams } from './examples.ts';
import type { AnswerEvent, ErrorBody } from './schemas.ts';

/** A refusal to reply with, as the server would. */
export interface Refusal {
  status: number;
  body: ErrorBody;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
}

/** What the mock replies with instead of the examples: a reply, a stream's events, or a refusal, by call. */
export type MockReplies = {
  [N in CallName]?:
    | { refuse: Refusal }
    | (N extends StreamName ? { events: AnswerEvent[] } : { reply: ReplyOf<N> });
};

/**
 * MSW handlers of the whole API under `baseUrl`: they check what comes in with the contract's own schemas, as the
 * server does (401 without credentials, 422 for bad input), and reply with the examples or what `replies` says.
 */
export function apiHandlers(baseUrl: string, replies: MockReplies = {}): RequestHandler[] {
  return (Object.keys(contract) as CallName[]).map((name) => {
    const [method, path] = addresses[name].split(' ') as ['GET' | 'POST', string];
    const on = method === 'GET' ? http.get : http.post;
    return on(baseUrl + path, async ({ request }) => {
      const call: Call = contract[name];
      const refusal = credentialsRefusal(call, request) ?? (await inputRefusal(call, request));
      if (refusal) return refuse(refusal);
      const planned: { refuse?: Refusal; reply?: unknown; events?: AnswerEvent[] } = replies[name] ?? {};
      if (planned.refuse) return refuse(planned.refuse);
      if (call.events) return streamOf(planned.events ?? exampleStreams[name as StreamName]);
      return HttpResponse.json(
        (planned.reply ?? exampleReplies[name as Exclude<CallName, StreamName>]) as object,
      );
    });
  });
}

function credentialsRefusal(call: Call, request: Request): Refusal | null {
  const accepted =
    call.auth === 'widget'
      ? widgetHeaders.safeParse(Object.fromEntries(request.headers)).success
      : /^Bearer .+/.test(request.headers.get('authorization') ?? '');
  return accepted ? null : { status: 401, body: { code: 'unauthorized', text: 'Sign in first.' } };
}

async function inputRefusal(call: Call, request: Request): Promise<Refusal | null> {
  const input = call.query
    ? call.query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
    : call.body?.safeParse(await request.json().catch(() => null));
  if (!input || input.success) return null;
  const text = input.error.issues.map((issue) => issue.message).join(' ');
  return { status: 422, body: { code: 'invalid', text } };
}

function refuse({ status, body, retryAfter }: Refusal): Response {
  return HttpResponse.json(body, {
    status,
    ...(retryAfter ? { headers: { 'retry-after': `${retryAfter}` } } : {}),
  });
}

function streamOf(events: AnswerEvent[]): Response {
  const text = events.map((event, index) => `id: ${index + 1}\ndata: ${JSON.stringify(event)}\n\n`).join('');
  return new HttpResponse(text, { headers: { 'content-type': 'text/event-stream' } });
}
