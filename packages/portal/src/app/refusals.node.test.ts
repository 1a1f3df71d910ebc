import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TOO_LARGE } from '@parley/api';
import { contract } from '@parley/api/contract';
import { EXPORT_MAX_BYTES } from '@parley/model';
import { expect, test } from 'vitest';
import { LARGEST_FILES, REFUSALS, refusalIn } from './refusals.ts';

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

const say = refusalIn({
  t: (key, values) => `words of ${key}${Object.values(values ?? {}).map((value) => ` with ${value}`)}`,
});

test('ER-2: a code without words is left to the server’s own', () => {
  expect(say('empty_file', 'uploadDataFile')).toBe('words of errors.refused.emptyFile');
  expect(say('made_up', 'uploadDataFile')).toBeUndefined();
  expect(say('__proto__', 'uploadDataFile')).toBeUndefined();
});

test('T14: what is too large is told with the limit of each file that is sent', () => {
  const uploads = Object.entries(contract).flatMap(([name, call]) =>
    'upload' in call && call.upload ? [[name, call.upload.maxBytes]] : [],
  );
  // The import sends what a file holds, as JSON.
  expect(LARGEST_FILES).toEqual({ ...Object.fromEntries(uploads), importAssistant: EXPORT_MAX_BYTES });
  expect(say(TOO_LARGE, 'replaceDataFile')).toBe('words of errors.refused.fileTooLarge with 10');
  expect(say(TOO_LARGE, 'importAssistant')).toBe('words of errors.refused.fileTooLarge with 1');
  expect(say(TOO_LARGE, 'saveAssistantDraft')).toBe('words of errors.refused.tooLarge');
});
