import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { declaredTypes, typeTwins } from './typeTwins.ts';

/** As much of zod's types as the cases below need. */
const ZOD = `export namespace z {
  type infer<T> = T extends { out: infer Out } ? Out : never;
  const string: () => { out: string };
  const number: () => { out: number };
  const object: <T extends object>(shape: T) => { out: { [K in keyof T]: infer<T[K]> } };
}`;

/** The twins among these packages, given as a text for each file. */
async function twinsOf(files: Record<string, string>): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'type-twins-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const compilerOptions = { strict: true, noEmit: true, allowImportingTsExtensions: true, types: [] };
  const all = {
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['packages'] }),
    'node_modules/zod/index.d.ts': ZOD,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return typeTwins(declaredTypes(root, ['tsconfig.json']));
}

const ONE = 'packages/one/src/one.ts';
const OTHER = 'packages/other/src/other.ts';
const A = 'export interface A { id: string; name: string; size?: number }';

test.each([
  [
    'the same properties in another order',
    A,
    'export type B = { size: number | null; name: string; id: string };',
  ],
  [
    'inherited properties',
    A,
    'interface Named { id: string; name: string }\nexport interface B extends Named { size: 1 }',
  ],
  [
    'two properties of the same types',
    'export interface A { a: string; b: 1 }',
    'export interface B { b: 1; a: string }',
  ],
  [
    'the same literals',
    "export type A = 'x' | 'y';",
    "const LIST = ['y', 'x'] as const;\nexport type B = (typeof LIST)[number];",
  ],
  [
    'the same branches',
    "export type A = { kind: 'x'; a: 1 } | { kind: 'y' };",
    "export type B = { kind: 'y' } | { kind: 'x'; a: 2 };",
  ],
  [
    'what a schema infers',
    A,
    "import { z } from 'zod';\nconst b = z.object({ id: z.string(), name: z.string(), size: z.number() });\n" +
      'export type B = z.infer<typeof b>;',
  ],
])('finds %s in two packages', async (_, one, other) => {
  expect(await twinsOf({ [ONE]: one, [OTHER]: other })).toEqual([`${ONE} A = ${OTHER} B`]);
});

test.each([
  [
    'two properties of other types',
    'export interface A { a: string; b: 1 }',
    'export interface B { b: 2; a: string }',
  ],
  [
    'other branches',
    "export type A = { kind: 'x' } | { kind: 'y' };",
    "export type B = { kind: 'y' } | { kind: 'z' };",
  ],
  ['what is not exported', A, 'interface B { id: string; name: string; size: number }\nexport type C = B[];'],
  [
    'a second name',
    A,
    "import type { A } from '../../one/src/one.ts';\nexport type B = A;\nexport type C = Partial<A>;",
  ],
])('leaves %s', async (_, one, other) => {
  expect(await twinsOf({ [ONE]: one, [OTHER]: other })).toEqual([]);
});

test('leaves the same properties in one package, and in tests', async () => {
  const files = { [ONE]: A, 'packages/one/src/two.ts': A, 'packages/other/src/other.test.ts': A };
  expect(await twinsOf(files)).toEqual([]);
});
