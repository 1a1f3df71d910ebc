import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from '@hono/node-server';
import type { ErrorBody } from '@parley/api';
import { log } from '../operation/log.ts';
import { errorCode } from '../startError.ts';
import { securityHeadersOf } from './securityHeaders.ts';

interface Reply {
  status: number;
  body: ErrorBody;
}

const replyOf = (status: number, code: string, text: string): Reply => ({ status, body: { code, text } });
const MALFORMED = replyOf(400, 'malformed_request', 'The request cannot be read.');
const UNEXPECTED = replyOf(500, 'internal_error', 'An unexpected error occurred.');
const UNMET = replyOf(417, 'unmet_expectation', 'What the request expects is not done here.');

/** What Node's parser refuses, by its code; all else is malformed. */
const REFUSED: Record<string, Reply> = {
  HPE_HEADER_OVERFLOW: replyOf(431, 'too_large', 'The head of the request is too large.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: replyOf(413, 'too_large', 'The request is too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: replyOf(408, 'too_slow', 'The request came too slowly.'),
};

/** Replies where no handler is reached, as what came is no request. */
export interface MalformedReplies {
  /** To what the adapter threw. */
  toThrown(cause: unknown): Response;
  /** To a request that only its server can judge; undefined where it is one. */
  toRequest(request: IncomingMessage): Response | undefined;
  /** Lets the server itself reply so, to what its parser refuses. */
  serve(server: Server): void;
}

/**
 * Makes the replies to what is no request, which have the security headers and the error form like all others
 * (SEC-1).
 * @param origin public origin of the server
 */
export async function createMalformedReplies(origin: string): Promise<MalformedReplies> {
  const security = Object.fromEntries(await securityHeadersOf(origin));

  function headersOf(text: string): Record<string, string> {
    const length = String(Buffer.byteLength(text));
    const own = { 'content-type': 'application/json', 'content-length': length, 'cache-control': 'no-store' };
    return { ...security, ...own, connection: 'close' };
  }

  function responseOf({ status, body }: Reply): Response {
    const text = JSON.stringify(body);
    return new Response(text, { status, headers: headersOf(text) });
  }

  /** The bytes of a reply, where there is no `ServerResponse` to write it. */
  function bytesOf({ status, body }: Reply): string {
    const text = JSON.stringify(body);
    const lines = Object.entries(headersOf(text)).map(([name, value]) => `${name}: ${value}`);
    return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n');
  }

  return {
    toThrown(cause) {
      if (cause instanceof RequestError) return responseOf(MALFORMED);
      log.error({ err: cause }, 'unexpected error');
      return responseOf(UNEXPECTED);
    },

    toRequest: ({ httpVersion, headers }) =>
      httpVersion === '1.1' && headers.host === undefined ? responseOf(MALFORMED) : undefined,

    serve(server) {
      const answering = new WeakMap<Socket, ServerResponse>();
      server.on('request', ({ socket }, reply) => answering.set(socket, reply));
      server.on('clientError', (cause, stream) => {
        const socket = stream as Socket;
        const reply = answering.get(socket);
        // A reply that has begun would be mistaken for a longer one.
        const isBetweenReplies = !reply?.headersSent || reply.writableFinished;
        if (socket.writable && isBetweenReplies) {
          socket.end(bytesOf(REFUSED[errorCode(cause) ?? ''] ?? MALFORMED), () => socket.destroy(cause));
        } else socket.destroy(cause);
      });
      server.on('checkExpectation', (_, reply) => {
        const text = JSON.stringify(UNMET.body);
        reply.writeHead(UNMET.status, headersOf(text)).end(text);
      });
    },
  };
}
