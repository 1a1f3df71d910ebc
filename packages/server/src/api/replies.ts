import { create as contentDisposition } from 'content-disposition';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { databaseAway, isDatabaseAway } from '../database/unavailable.ts';
import { log } from '../operation/log.ts';
import { Refusal } from '../refusal.ts';
import type { WatchedAccess } from './callers.ts';
import type { SentFile } from './handler.ts';

/** The error reply of the contract for a refusal; `reference` is what the log calls the request. */
export function refusalReply({ status, body, retryAfter, challenge }: Refusal, reference?: string): Response {
  const parameters = Object.entries(challenge).map(([name, value]) => `${name}="${value}"`);
  return Response.json(reference ? { ...body, reference } : body, {
    status,
    headers: {
      'cache-control': 'no-store',
      ...(retryAfter === null ? {} : { 'retry-after': String(retryAfter) }),
      ...(status === 401 ? { 'www-authenticate': ['Bearer', parameters.join(', ')].join(' ').trim() } : {}),
    },
  });
}

/** The error reply of the contract for whatever a call threw. Faults of the server carry the request's id. */
export function errorReply(cause: unknown, c: Context): Response {
  const requestId: string | undefined = c.get('requestId');
  if (isDatabaseAway(cause)) {
    log.warn({ err: cause, requestId }, 'the database is away');
    return refusalReply(databaseAway(), requestId);
  }
  if (cause instanceof Refusal) return refusalReply(cause);
  if (cause instanceof HTTPException && (cause.status === 400 || cause.status === 415)) {
    const isForm = cause.message.includes('FormData');
    return refusalReply(
      isForm
        ? new Refusal(400, 'malformed_form', 'The request is not a valid form.')
        : new Refusal(400, 'malformed_json', 'The request is not valid JSON.'),
    );
  }
  log.error({ err: cause, requestId }, 'unexpected error');
  return refusalReply(new Refusal(500, 'internal_error', 'An unexpected error occurred.'), requestId);
}

/**
 * A file to be saved: no browser shows it or guesses its type.
 * @param watch the access of who gets one that is written while it is sent: it breaks off where that ends
 */
export function fileReply({ name, mediaType, content }: SentFile, watch: () => WatchedAccess): Response {
  const sent = content instanceof Uint8Array ? content : content.pipeThrough(whileAllowed(watch()));
  return new Response(sent, {
    headers: {
      'content-type': mediaType,
      'content-disposition': contentDisposition(name),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(content instanceof Uint8Array ? { 'content-length': String(content.byteLength) } : {}),
    },
  });
}

/** Hands on what is sent as long as it may be read. */
function whileAllowed({ mayGoOn, end }: WatchedAccess) {
  // The types do not know yet what is called where the reader leaves.
  const transformer: Transformer<Uint8Array, Uint8Array> & { cancel(): void } = {
    async transform(part, controller) {
      if (await mayGoOn()) return controller.enqueue(part);
      end();
      controller.error(new Error('Whoever had a file sent may not read it any more.'));
    },
    flush: end,
    cancel: end,
  };
  return new TransformStream(transformer);
}
