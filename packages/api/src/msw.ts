import { HttpResponse, http, type RequestHandler } from 'msw';
import type { z } from 'zod';
import { addresses, type CallName } from './addresses.ts';
import {
  type AnswerEvent,
  type Call,
  contract,
  type DownloadName,
  type ErrorBody,
  type FileReply,
  type ReplyOf,
  type StreamName,
  widgetHeaders,
} from './contract/index.ts';
import { exampleFiles, exampleReplies, exampleStreams } from './examples/index.ts';
import { fieldsOf } from './wire.ts';

/** A refusal to reply with, as the server would. */
export interface Refusal {
  status: number;
  body: ErrorBody;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
}

/**
 * What the mock replies with instead of the examples, by call: a reply, a stream's events, a file, or a
 * refusal.
 */
export type MockReplies = {
  [N in CallName]?:
    | { refuse: Refusal }
    | (N extends StreamName
        ? { events: AnswerEvent[] }
        : N extends DownloadName
          ? { file: FileReply<string> }
          : { reply: ReplyOf<N> });
};

interface Planned {
  refuse?: Refusal;
  reply?: unknown;
  events?: AnswerEvent[];
  file?: FileReply<string>;
}

/**
 * MSW handlers of the whole API under `baseUrl`: they check what comes in with the contract's own schemas, as
 * the server does (401 without credentials, 403 for a widget without a grant, 422 for bad input, 413 for a
 * file too large), and reply with the examples or what `replies` says.
 */
export function apiHandlers(baseUrl: string, replies: MockReplies = {}): RequestHandler[] {
  return (Object.keys(contract) as CallName[]).map((name) => {
    const [method, path] = addresses[name].split(' ') as ['GET' | 'POST', string];
    const on = method === 'GET' ? http.get : http.post;
    return on(baseUrl + path, async ({ request }) => {
      const call: Call = contract[name];
      const refusal = credentialsRefusal(call, request) ?? (await inputRefusal(call, request));
      if (refusal) return refuse(refusal);
      const planned: Planned = replies[name] ?? {};
      if (planned.refuse) return refuse(planned.refuse);
      if (call.events) return streamOf(planned.events ?? exampleStreams[name as StreamName]);
      if (call.download) return fileOf(planned.file ?? exampleFiles[name as DownloadName]);
      return HttpResponse.json(
        (planned.reply ?? exampleReplies[name as keyof typeof exampleReplies]) as object,
      );
    });
  });
}

function credentialsRefusal(call: Call, request: Request): Refusal | null {
  const unauthorized = { status: 401, body: { code: 'unauthorized', text: 'Sign in first.' } };
  if (call.auth !== 'widget') {
    return /^Bearer .+/.test(request.headers.get('authorization') ?? '') ? null : unauthorized;
  }
  const headers = widgetHeaders.safeParse(Object.fromEntries(request.headers));
  if (!headers.success) return unauthorized;
  if (headers.data['x-widget-grant']) return null;
  return { status: 403, body: { code: 'widget_grant', text: 'No site of the assistant frames the widget.' } };
}

async function inputRefusal(call: Call, request: Request): Promise<Refusal | null> {
  if (call.upload) {
    const { file, ...fields } = fieldsOf(await request.formData());
    if (!(file instanceof Blob)) return invalid('file: Invalid input.');
    if (file.size > call.upload.maxBytes) {
      return { status: 413, body: { code: 'too_large', text: 'The file is too large.' } };
    }
    return refusalOf(call.upload.fields.safeParse(fields));
  }
  if (call.query) return refusalOf(call.query.safeParse(fieldsOf(new URL(request.url).searchParams)));
  return call.body ? refusalOf(call.body.safeParse(await request.json().catch(() => null))) : null;
}

function refusalOf(input: z.ZodSafeParseResult<unknown>): Refusal | null {
  return input.success ? null : invalid(input.error.issues.map((issue) => issue.message).join(' '));
}

function invalid(text: string): Refusal {
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

function fileOf({ name, mediaType, content }: FileReply<string>): Response {
  return new HttpResponse(content, {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
}
