import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fixtures } from './fixtures.ts';

/** What each machine's folder holds, as suffixes of the machine's name; `index.ts` stands beside them. */
const ALWAYS = ['types', 'machine', 'connect', 'fixtures', 'graph', 'cover.test'];

/** What it holds where there is need of it. */
const SOMETIMES = ['setup', 'ports', 'audiences', 'testing'];

/** Lines above which the parts of a machine stand in a file of their own, `<name>.setup.ts`. */
const MOST_LINES_TOGETHER = 300;

/** A file of helpers has one name and no suffix: `decodeUser.ts`; its test stands beside it. */
const HELPER = /^[a-z][a-zA-Z]*(\.test)?\.ts$/;

const src = new URL('.', import.meta.url).pathname;
const textOf = (path: string) => readFileSync(`${src}${path}`, 'utf8');

describe.each(Object.keys(fixtures))('the folder of %s', (name) => {
  const files = readdirSync(`${src}${name}`);
  const suffixes = files
    .filter((file) => file.startsWith(`${name}.`))
    .map((file) => file.slice(name.length + 1, -'.ts'.length));
  const texts = ['machine', 'setup']
    .filter((suffix) => suffixes.includes(suffix))
    .map((suffix) => textOf(`${name}/${name}.${suffix}.ts`));

  test('holds what every machine has', () => {
    expect(ALWAYS.filter((suffix) => !suffixes.includes(suffix))).toEqual([]);
    expect(files).toContain('index.ts');
  });

  test('holds no file with another suffix', () => {
    const isKnown = (suffix: string) =>
      ALWAYS.includes(suffix) || SOMETIMES.includes(suffix) || suffix === 'test' || suffix.endsWith('.test');
    const unknown = files.filter((file) =>
      file.startsWith(`${name}.`) ? !isKnown(file.slice(name.length + 1, -'.ts'.length)) : !HELPER.test(file),
    );
    expect(unknown).toEqual([]);
  });

  test('has ports where the app provides actors, and nowhere else', () => {
    const isProvided = texts.some((text) => /missingPort|is not provided/.test(text));
    expect(suffixes.includes('ports')).toBe(isProvided);
    expect(texts.filter((text) => text.includes('.provide('))).toEqual([]);
  });

  test('has its types in one file', () => {
    expect(
      texts.flatMap(
        (text) => text.match(/^export (type|interface) \w+(Context|Event|Emitted|Input|Ports)\b/gm) ?? [],
      ),
    ).toEqual([]);
  });

  test('has a setup of its own where both together are long', () => {
    const lines = texts.join('').split('\n').length;
    expect(suffixes.includes('setup')).toBe(lines > MOST_LINES_TOGETHER);
  });
});

test('every folder with a machine is one of these', () => {
  const withMachine = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.machine.ts'))
    .map((path) => path.split('/')[0]);
  expect(withMachine.sort()).toEqual(Object.keys(fixtures).sort());
});
