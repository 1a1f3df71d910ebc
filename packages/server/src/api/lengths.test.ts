import { randomUUID } from 'node:crypto';
import { addresses, type CallName } from '@parley/api';
import { type Call, contract } from '@parley/api/contract';
import { exampleInputs } from '@parley/api/examples';
import { AUTHORS } from '@parley/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ADMIN, sendCall } from '../testing/callCases.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Path = readonly (string | number)[];

/** The limited texts of an input, by where they stand in it; a list by its first row. */
function limitedTexts(schema: z.core.$ZodType, path: Path = []): { path: Path; max: number }[] {
  if (schema instanceof z.ZodString)
    return schema.maxLength === null ? [] : [{ path, max: schema.maxLength }];
  if (schema instanceof z.ZodArray) return limitedTexts(schema.element, [...path, 0]);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => limitedTexts(option, path));
  if (schema instanceof z.ZodPipe) return limitedTexts(schema.in, path);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => limitedTexts(field, [...path, name]));
  }
  const inner = (schema._zod.def as { innerType?: z.core.$ZodType }).innerType;
  return inner ? limitedTexts(inner, path) : [];
}

/** A copy of an input with another text in one place. */
function withText(input: unknown, [first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return text;
  const copy: Record<string | number, unknown> = Array.isArray(input)
    ? ([...input] as never)
    : { ...(input as object) };
  copy[first] = withText(copy[first] ?? (typeof rest[0] === 'number' ? [] : {}), rest, text);
  return copy;
}

/** A text of exactly so many UTF-16 units, nearly all of them in pairs. */
const emojiOf = (units: number) => 'a'.repeat(units % 2) + '😀'.repeat(Math.floor(units / 2));

const limited = (Object.entries(contract) as [CallName, Call][]).flatMap(([name, call]) =>
  limitedTexts(call.query ?? call.body ?? call.upload?.fields ?? z.object({})).map(({ path, max }) => ({
    name,
    field: path.join('.'),
    path,
    max,
  })),
);

const { testAssistant, ...otherInputs } = exampleInputs;
/** The examples, none of whose lists of objects with a limited text is empty. */
const inputs: Partial<Record<CallName, object>> = {
  ...otherInputs,
  testAssistant: { ...testAssistant, history: [{ author: AUTHORS[0], text: '' }] },
};

/** Makes a call with that text in the field. */
async function sendWith({ name, path }: (typeof limited)[number], text: string): Promise<Response> {
  const headers = await server.headersOf(
    contract[name].auth === 'widget' ? { clientId: randomUUID() } : ADMIN,
  );
  const input = withText(inputs[name], path, text);
  const [method, address] = addresses[name].split(' ');
  return sendCall(`${method} ${server.origin}${address}`, headers, { ...(input as object) });
}

/** What the server says of the field, with a text of so many UTF-16 units in it. */
async function verdictOn(text: (typeof limited)[number], units: number) {
  const { field } = text;
  const response = await sendWith(text, emojiOf(units));
  if (response.status !== 422) {
    await response.body?.cancel();
    return response.status;
  }
  const { fields } = (await response.json()) as { fields?: Record<string, string> };
  return fields?.[field] ?? fields;
}

test('AS-2, CH-2: the contract limits texts of forms, chats and searches', () => {
  const names = new Set(limited.map(({ name }) => name));
  const some = [
    'updateProfile',
    'saveAssistantDraft',
    'sendMessage',
    'sendWidgetMessage',
    'getUsers',
  ] as const;
  expect([...names]).toEqual(expect.arrayContaining([...some]));
});

test.each(limited)('AS-2, CH-2: $name takes $max UTF-16 units in $field, not one more', async (text) => {
  expect([200, 404, 409]).toContain(await verdictOn(text, text.max));
  expect(await verdictOn(text, text.max + 1)).toMatch(/at most [\d,]+ characters/i);
});

/** NUL, and for bodies half of a pair: an address holds none. */
const unstorableFor = (name: CallName) => ('query' in contract[name] ? ['\0'] : ['\0', '\ud83d']);

test.each(limited)('T15: $name refuses NUL and halves of surrogate pairs in $field', async (text) => {
  for (const unstorable of unstorableFor(text.name)) {
    const response = await sendWith(text, `a${unstorable}b`);
    await response.body?.cancel();
    expect([400, 422]).toContain(response.status);
  }
});
