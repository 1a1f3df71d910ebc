import { createRoute, z } from '@hono/zod-openapi';
import { addresses, type CallName } from '@parley/api';
import { type Call, contract, type ErrorStatus, errorBody, widgetHeaders } from '@parley/api/contract';
import type { MiddlewareHandler } from 'hono';

/** Refusals that any call may meet. */
const COMMON_ERRORS = [400, 401, 403, 422, 429, 500, 503] as const;

const ERROR_MEANING: Record<ErrorStatus, string> = {
  400: 'The request cannot be read',
  401: 'No valid credentials',
  403: 'Not permitted',
  404: 'Does not exist, or not for the caller',
  408: 'The body comes too slowly',
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

/** All of them together. */
const WIDGET_SECURITY = Object.fromEntries(Object.keys(widgetHeaders.shape).map((header) => [header, []]));

const file = z
  .custom<File>((value) => value instanceof File, 'A file is needed.')
  .openapi({
    type: 'string',
    format: 'binary',
  });

/** The route of a call, as router and OpenAPI document take it. */
export function routeOf(name: CallName, middleware: MiddlewareHandler[]) {
  const call: Call = contract[name];
  const [method, path] = addresses[name].split(' ') as ['GET' | 'POST', string];
  return createRoute({
    method: method === 'GET' ? 'get' : 'post',
    path,
    operationId: name,
    summary: call.summary,
    tags: [path.split('/')[2] ?? ''],
    security: [call.auth === 'widget' ? WIDGET_SECURITY : { bearer: [] }],
    request: requestOf(call),
    responses: responsesOf(call),
    middleware,
  });
}

function requestOf(call: Call) {
  if (call.query) return { query: call.query };
  if (call.body) return { body: { required: true, content: { 'application/json': { schema: call.body } } } };
  if (!call.upload) return {};
  const schema = call.upload.fields.extend({ file });
  return { body: { required: true, content: { 'multipart/form-data': { schema } } } };
}

/** Every status other than 200 that a call may reply with. */
export function refusalsOf(call: Call): ErrorStatus[] {
  const ofBody = call.body || call.upload ? ([408, 413] as const) : [];
  return [...new Set<ErrorStatus>([...COMMON_ERRORS, ...ofBody, ...call.errors])];
}

function responsesOf(call: Call) {
  const errors = refusalsOf(call).map((status) => [
    status,
    { description: ERROR_MEANING[status], content: { 'application/json': { schema: errorBody } } },
  ]);
  return { 200: { description: 'Done', content: contentOf(call) }, ...Object.fromEntries(errors) };
}

function contentOf(call: Call) {
  if (call.events) return { 'text/event-stream': { schema: call.events } };
  if (call.reply) return { 'application/json': { schema: call.reply } };
  return { '*/*': { schema: { type: 'string', format: 'binary' } as const } };
}
