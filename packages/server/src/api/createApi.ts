import { isUtf8 } from 'node:buffer';
import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { CallName } from '@parley/api';
import { type Call, contract, widgetHeaders } from '@parley/api/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { type AnswerStream, eventStreamOf } from '../chat/eventStream.ts';
import type { ClientAddress } from '../http/clientAddress.ts';
import { isGivenUp } from '../operation/deadline.ts';
import { receiveBody } from '../operation/receiveBody.ts';
import { notFound, Refusal } from '../refusal.ts';
import { isReadable, unstorableIn } from '../storableText.ts';
import type { Callers } from './callers.ts';
import type { Handler, Handlers, ParsedInput, SentFile } from './handler.ts';
import { inputWords } from './inputWords.ts';
import { errorReply, fileReply, refusalReply } from './replies.ts';
import { routeOf } from './route.ts';

const KILOBYTE = 1024;
/**
 * A question of 2000 characters, escaped as JSON at its worst, with room to spare; also the fields of a form.
 */
const BODY_MAX_BYTES = 64 * KILOBYTE;
/** What a decoder puts in the place of bytes that are not UTF-8. */
const REPLACEMENT = '\ufffd';

/** Makes the API: every call of the contract, its OpenAPI document, and one shape for every error. */
export function createApi(handlers: Handlers, callers: Callers, clientAddress: ClientAddress): OpenAPIHono {
  const api = new OpenAPIHono();
  api.use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    // Where the reply says so already, `compress` leaves one alone that it does not compress.
    c.header('vary', 'Accept-Encoding');
    if (!isReadable(c.req.url)) throw new Refusal(400, 'invalid_text', 'The address holds what is no text.');
    await next();
  });
  for (const name of Object.keys(contract) as CallName[]) {
    addCall(api, name, handlers[name], callers, clientAddress);
  }

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
  api.all('/api/*', () => refusalReply(notFound('call')));
  api.onError(errorReply);
  return api;
}

function addCall<N extends CallName>(
  api: OpenAPIHono,
  name: N,
  handler: Handler<N>,
  callers: Callers,
  clientAddress: ClientAddress,
): void {
  const call = contract[name] as Call;
  const addressOf = (c: Context) => clientAddress((c.env as HttpBindings).incoming);
  // Credentials are checked before the input: without them nobody learns what the input should look like, and
  // nothing of a body is read.
  const authenticate: MiddlewareHandler = async (c, next) => {
    const { headers } = c.req.raw;
    c.set(
      'caller',
      call.auth === 'widget'
        ? await callers.widget(headers, addressOf(c), call.takesRenewableGrant === true)
        : await callers.portal(headers, call.auth),
    );
    await next();
  };

  const handle = async (c: Context): Promise<Response> => {
    const reply: unknown = await handler({
      input: (await inputOf(c, call)) as ParsedInput<N>,
      caller: c.get('caller'),
      headers: c.req.raw.headers,
      address: addressOf(c),
    });
    if (call.events) return eventStreamOf(c, reply as AnswerStream, isGivenUp(c));
    if (!call.download) return jsonReply(c, reply as object);
    const caller = c.get('caller');
    return fileReply(reply as SentFile, () => callers.watch(caller));
  };
  // The contract's types were checked where the handler was written; the
  // library's own would only repeat them.
  api.openapi(routeOf(name, [authenticate, ...readersOf(call)]), handle as never, (result) => {
    if (!result.success) throw unprocessable(result.error);
  });
}

/** With its length: a short one is not compressed, and sent in one piece. */
function jsonReply(c: Context, reply: object): Response {
  const text = JSON.stringify(reply);
  const length = String(Buffer.byteLength(text));
  return c.body(text, 200, { 'content-type': 'application/json', 'content-length': length });
}

/** What reads the body of a call, and refuses one that is too large or no text. */
function readersOf(call: Call): MiddlewareHandler[] {
  const limit = bodyLimit({ maxSize: maxBytesOf(call), onError: () => refuseTooLarge(call) });
  if (call.body) return [receiveBody(limit), requireUtf8];
  return [call.upload ? receiveBody(limit) : limit];
}

/** Refuses bytes that are no text, before a decoder puts other characters in their place. */
const requireUtf8: MiddlewareHandler = async (c, next) => {
  if (!isUtf8(await c.req.arrayBuffer())) throw notUtf8();
  await next();
};

const notUtf8 = () => new Refusal(400, 'invalid_text', 'The request is not valid UTF-8.');

/**
 * The same of a form, whose files may hold any bytes: a replacement character must have been sent as such.
 */
async function requireUtf8Form(c: Context, form: Readonly<Record<string, unknown>>): Promise<void> {
  const texts = Object.entries(form).flatMap(([name, value]) => [
    name,
    value instanceof File ? value.name : value,
  ]);
  const replaced = texts.filter((text) => typeof text === 'string' && text.includes(REPLACEMENT));
  if (replaced.length === 0) return;
  const body = Buffer.from(await c.req.arrayBuffer());
  if (replaced.some((text) => !body.includes(String(text)))) throw notUtf8();
}

async function inputOf(c: Context, call: Call): Promise<unknown> {
  const input = validInputOf(c, call);
  if (call.upload) await requireUtf8Form(c, input as Record<string, unknown>);
  const path = unstorableIn(input);
  if (path === undefined) return input;
  const text = `${path}: NUL and halves of surrogate pairs are not allowed.`;
  throw new Refusal(422, 'invalid_text', text, { fields: { [path]: text } });
}

function validInputOf(c: Context, call: Call): unknown {
  const valid = (target: 'query' | 'json' | 'form') => c.req.valid(target as never) as unknown;
  if (call.query) return valid('query');
  if (call.body) return valid('json');
  if (!call.upload) return undefined;
  const input = valid('form') as { file: File };
  if (input.file.size > call.upload.maxBytes) refuseTooLarge(call);
  return input;
}

/** One readable sentence, and what is wrong with each field. */
function unprocessable({ issues }: z.ZodError): Refusal {
  const [first] = issues;
  const fields = issues.map((issue) => [issue.path.join('.'), inputWords(issue)]);
  const text = first ? inputWords(first) : 'The input is not as it should be.';
  return new Refusal(422, 'invalid_input', text, { fields: Object.fromEntries(fields) });
}

function maxBytesOf({ upload, maxBytes }: Call): number {
  return upload ? BODY_MAX_BYTES + upload.maxBytes : (maxBytes ?? BODY_MAX_BYTES);
}

function refuseTooLarge(call: Call): never {
  const text = call.upload
    ? `A file may have at most ${call.upload.maxBytes / KILOBYTE ** 2} MB.`
    : `A request may have at most ${maxBytesOf(call) / KILOBYTE} KB.`;
  throw new Refusal(413, 'too_large', text);
}
