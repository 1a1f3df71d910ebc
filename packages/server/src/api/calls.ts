import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { CallName, ReplyOf, StreamName } from '@parley/api';
import { type Call, type Contract, contract, type ErrorStatus, widgetHeaders } from '@parley/api/contract';
import { errorBody } from '@parley/api/schemas';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import { type AnswerStream, eventStreamOf } from '../chat/eventStream.ts';
import type { CallerOf, Callers } from './callers.ts';
import { notFound, Refusal } from './refusal.ts';

/** What a handler gets: the input after validation, and who calls. */
export interface CallContext<N extends CallName> {
  input: ParsedInput<N>;
  caller: CallerOf<Contract[N]['auth']>;
  headers: Headers;
}

type ParsedInput<N extends CallName> = Contract[N] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : Contract[N] extends { body: infer B extends z.ZodType }
    ? z.output<B>
    : undefined;

/** Does one call: returns what the contract promises, or throws a `Refusal`. */
export type Handler<N extends CallName> = (
  context: CallContext<N>,
) => Promise<N extends StreamName ? AnswerStream : ReplyOf<N>>;

/** One handler for each call of the contract. */
export type Handlers = { [N in CallName]: Handler<N> };

/** A question of 2000 characters, escaped as JSON at its worst, with room to spare. */
const BODY_MAX_BYTES = 64 * 1024;

/** Refusals that any call may meet. */
const COMMON_ERRORS: readonly ErrorStatus[] = [401, 422, 429, 500];

const ERROR_MEANING: Record<ErrorStatus, string> = {
  400: 'Not JSON',
  401: 'No valid credentials',
  403: 'Not permitted',
  404: 'Does not exist, or not for the caller',
  409: 'The identifier was used for something else',
  413: 'Too large',
  422: 'Refused input; `text` says why',
  429: 'Too many requests; `Retry-After` in seconds',
  460: 'No active subscription',
  461: 'An issue with the subscription',
  462: 'The trial has ended',
  463: 'Daily message limit reached, until `resetAt`',
  464: 'Monthly character limit reached, until `resetAt`',
  500: 'Unexpected error',
  503: 'Temporarily unavailable',
};

/** Makes the API: every call of the contract, its OpenAPI document, and one shape for every error. */
export function createApi(handlers: Handlers, callers: Callers): OpenAPIHono {
  const api = new OpenAPIHono();
  api.use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  api.use('/api/*', bodyLimit({ maxSize: BODY_MAX_BYTES, onError: () => throwTooLarge() }));
  for (const name of Object.keys(contract) as CallName[]) addCall(api, name, handlers[name], callers);

  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  for (const header of Object.keys(widgetHeaders.shape)) {
    api.openAPIRegistry.registerComponent('securitySchemes', header, {
      type: 'apiKey',
      in: 'header',
      name: header,
    });
  }
  api.doc31('/api/openapi.json', { openapi: '3.1.0', info: { title: 'Parley', version: '1' } });
  api.all('/api/*', () => notFound('call').toResponse());
  api.onError(replyToError);
  return api;
}

function addCall<N extends CallName>(api: OpenAPIHono, name: N, handler: Handler<N>, callers: Callers): void {
  const call: Call = contract[name];
  const [method, path] = call.address.split(' ') as [string, string];
  const route = createRoute({
    method: method === 'GET' ? 'get' : 'post',
    path,
    operationId: name,
    summary: call.summary,
    tags: [path.split('/')[2] ?? ''],
    security: [call.auth === 'widget' ? { 'x-widget-key': [], 'x-client-id': [] } : { bearer: [] }],
    request: {
      ...(call.query ? { query: call.query } : {}),
      ...(call.body
        ? { body: { required: true, content: { 'application/json': { schema: call.body } } } }
        : {}),
    },
    responses: responsesOf(call),
    // Who calls comes before what they ask: without credentials nobody learns what the input should look like.
    middleware: async (c: Context, next: () => Promise<void>) => {
      const { headers } = c.req.raw;
      c.set(
        'caller',
        call.auth === 'widget' ? await callers.widget(headers) : await callers.portal(headers, call.auth),
      );
      await next();
    },
  });

  const handle = async (c: Context): Promise<Response> => {
    const reply = await handler({
      input: inputOf(c, call) as ParsedInput<N>,
      caller: c.get('caller'),
      headers: c.req.raw.headers,
    });
    return call.events ? eventStreamOf(reply as AnswerStream, c.req.raw.signal) : c.json(reply as object);
  };
  // The contract's types were checked where the handler was written; the library's own would only repeat them.
  api.openapi(route, handle as never, (result) => {
    if (!result.success) throw unprocessable(result.error);
  });
}

function inputOf(c: Context, call: Call): unknown {
  const valid = c.req.valid as (target: 'query' | 'json') => unknown;
  if (call.query) return valid.call(c.req, 'query');
  return call.body ? valid.call(c.req, 'json') : undefined;
}

function responsesOf(call: Call) {
  const statuses = [...new Set([...COMMON_ERRORS, ...(call.body ? [400, 413] : []), ...call.errors])];
  const errors = statuses.map((status) => [
    status,
    {
      description: ERROR_MEANING[status as ErrorStatus],
      content: { 'application/json': { schema: errorBody } },
    },
  ]);
  const content = call.events
    ? { 'text/event-stream': { schema: call.events } }
    : { 'application/json': { schema: call.reply as z.ZodType } };
  return { 200: { description: 'Done', content }, ...Object.fromEntries(errors) };
}

/** One readable sentence: the schema's own words where it has some, else the field and what is wrong with it. */
function unprocessable(error: z.ZodError): Refusal {
  const [issue] = error.issues;
  const message = issue?.message ?? 'Invalid input';
  const text = message.endsWith('.') ? message : `${issue?.path.join('.') || 'body'}: ${message}.`;
  return new Refusal(422, 'invalid_input', text);
}

function throwTooLarge(): never {
  throw new Refusal(413, 'too_large', `A request may have at most ${BODY_MAX_BYTES / 1024} KB.`);
}

function replyToError(cause: unknown): Response {
  if (cause instanceof Refusal) return cause.toResponse();
  if (cause instanceof HTTPException && (cause.status === 400 || cause.status === 415)) {
    return new Refusal(400, 'malformed_json', 'The request is not valid JSON.').toResponse();
  }
  console.error('Unexpected error:', cause);
  return new Refusal(500, 'internal_error', 'An unexpected error occurred.').toResponse();
}
