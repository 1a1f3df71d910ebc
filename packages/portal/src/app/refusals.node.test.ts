import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REFUSALS, refusalIn } from './refusals.ts';

const server = join(import.meta.dirname, '../../../server/src');

test('ER-2: each code that the server refuses an input with has words in the reader’s language', async () => {
  const codes = new Set<string>();
  for await (const name of glob('**/*.ts', { cwd: server, exclude: (path) => path.endsWith('.test.ts') })) {
    const source = await readFile(join(server, name), 'utf8');
    for (const [, code = ''] of source.matchAll(/new Refusal\(422, '(\w+)'/g)) codes.add(code);
    // Those of a plan's limits stand in a table.
    for (const [, code = ''] of source.matchAll(/: '(\w+_limit)',/g)) codes.add(code);
  }
  expect(Object.keys(REFUSALS).sort()).toEqual([...codes].sort());
});

test('ER-2: a code without words is left to the server’s own', () => {
  const say = refusalIn({ t: (key) => `words of ${key}` });
  expect(say('empty_file')).toBe('words of errors.refused.emptyFile');
  expect(say('made_up')).toBeUndefined();
  expect(say('__proto__')).toBeUndefined();
});
