import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallName } from './addresses.ts';
import { type Call, contract } from './contract/index.ts';
import { exampleReplies, exampleStreams } from './examples/index.ts';
import { portalReplies, widgetReplies } from './replies.gen.ts';
import { fitTo, type ReplySchema } from './reply.ts';

type Json = unknown;
type Path = (string | number)[];

const schemas = { ...portalReplies, ...widgetReplies };
const schemaOf = (name: CallName) => schemas[name] as ReplySchema;
const calls = Object.entries<Call>(contract) as [CallName, Call][];
const withReply = calls.filter(([, call]) => call.reply).map(([name]) => name);
const withEvents = calls.filter(([, call]) => call.events).map(([name]) => name);
const replyOf = (name: CallName): Json =>
  structuredClone(exampleReplies[name as keyof typeof exampleReplies]);

/** Values that stand where another was promised. */
const odd: Json[] = [undefined, null, {}, [], '', 'soon', 1.5, Number.NaN, true, { toString: 1 }, [null]];

/** Every place of a value where something stands. */
function placesOf(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, each]) => placesOf(each, [...path, name]))];
}

function withAt(value: Json, [name, ...rest]: Path, put: Json): Json {
  if (name === undefined) return put;
  const copy = structuredClone(value) as Record<string, Json>;
  copy[name] = withAt(copy[name], rest, put);
  // What is undefined does not travel.
  if (copy[name] === undefined && !Array.isArray(copy)) delete copy[name];
  return copy;
}

/** The lists of rows of a schema that are not within a row themselves. */
function rowsIn(schema: ReplySchema, path: string[] = []): string[][] {
  if (schema.rows) return [path];
  const branches = [...(schema.anyOf ?? [])].flatMap((each) => rowsIn(each, path));
  const fields = Object.entries(schema.properties ?? {});
  return [...branches, ...fields.flatMap(([name, each]) => rowsIn(each, [...path, name]))];
}

/** Lists of objects that are no rows, and not within one. */
function plainLists(schema: ReplySchema, path = ''): string[] {
  if (schema.rows) return [];
  const ofObjects = schema.items?.type === 'object' || schema.items?.anyOf !== undefined ? [path] : [];
  const branches = (schema.anyOf ?? []).flatMap((each) => plainLists(each, path));
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...ofObjects,
    ...branches,
    ...fields.flatMap(([name, each]) => plainLists(each, `${path}.${name}`)),
  ];
}

const lists = withReply.flatMap((name) => rowsIn(schemaOf(name)).map((path) => [name, path] as const));
const listAt = (value: Json, path: readonly string[]) =>
  path.reduce<Json>((within, field) => (within as Record<string, Json>)[field], value) as Json[];

test('T20: every list of objects that is read consists of rows', () => {
  const read = withReply.filter((name) => (contract[name] as Call).query || !('body' in contract[name]));
  expect(read.flatMap((name) => plainLists(schemaOf(name), name))).toEqual([]);
  expect(lists.map(([name, path]) => [name, ...path].join('.'))).toEqual(
    expect.arrayContaining([
      'getAssistants.assistants',
      'getThread.messages',
      'getWidgetThread.current.messages',
    ]),
  );
});

describe.each(withReply)('T20: the reply of %s', (name) => {
  test('fits as the example has it, also with more than was promised', () => {
    const reply = replyOf(name);
    expect(fitTo(reply, schemaOf(name))).toEqual({ fits: true, leftOut: 0 });
    expect(reply).toEqual(replyOf(name));
    expect(fitTo({ ...(reply as object), more: [1] }, schemaOf(name)).fits).toBe(true);
  });

  test('is no reply without its fields', () => {
    expect(fitTo({}, schemaOf(name)).fits).toBe(false);
    expect(fitTo([], schemaOf(name)).fits).toBe(false);
    expect(fitTo(null, schemaOf(name)).fits).toBe(false);
  });

  test('is taken only where the contract would take it, once the rows that do not fit are out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...placesOf(replyOf(name))), fc.constantFrom(...odd), (path, put) => {
        const reply = JSON.parse(JSON.stringify(withAt(replyOf(name), path, put) ?? null)) as Json;
        const { fits } = fitTo(reply, schemaOf(name));
        const issues = (contract[name] as Call).reply?.safeParse(reply).error?.issues ?? [];
        // What is checked is which types stand where, and moments: by these a screen can break.
        const broken = issues.filter(
          ({ code, ...issue }) =>
            ['invalid_type', 'invalid_value', 'invalid_union'].includes(code) ||
            ('format' in issue && issue.format === 'datetime'),
        );
        if (fits) expect(broken).toEqual([]);
        else expect(issues).not.toEqual([]);
      }),
    );
  });
});

test.each(lists)('T20: one row of %s that does not fit costs that row alone (%s)', (name, path) => {
  const [row] = listAt(replyOf(name), path);
  expect(row, 'the example has a row').toBeDefined();
  const within = placesOf(row).filter((each) => each.length === 1);
  fc.assert(
    fc.property(
      fc.nat(4),
      fc.nat(4),
      fc.oneof(
        fc.constantFrom(...odd.filter((each) => each !== undefined)),
        fc.constantFrom(...within).map((place) => withAt(row, place, undefined)),
      ),
      (before, after, broken) => {
        const reply = replyOf(name);
        const list = listAt(reply, path);
        const good = (count: number) => Array.from({ length: count }, () => structuredClone(row));
        list.splice(0, list.length, ...good(before), broken, ...good(after));
        expect(fitTo(reply, schemaOf(name))).toEqual({ fits: true, leftOut: 1 });
        expect(list).toEqual(good(before + after));
      },
    ),
  );
});

test.each(withEvents)('T20: the events of %s fit, and nothing else does', (name) => {
  for (const event of exampleStreams[name as keyof typeof exampleStreams]) {
    expect(fitTo(structuredClone(event), schemaOf(name)).fits, event.type).toBe(true);
    expect(fitTo({ ...event, type: 'unknown' }, schemaOf(name)).fits, event.type).toBe(false);
  }
  expect(fitTo({}, schemaOf(name)).fits).toBe(false);
});
