import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const packages = `${import.meta.dirname}/../../../..`;
const list = readFileSync(`${import.meta.dirname}/usedIcons.ts`, 'utf8');

const LUCIDE = /(?:import|export) \{([^}]*)\} from 'lucide-react'/g;

/** The names that a file takes from lucide, types left out. */
const namesIn = (code: string) =>
  [...code.matchAll(LUCIDE)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/ as .*$/, ''));

test('DS-1: the page of icons shows those that the product uses, and no other', () => {
  const files = globSync('{ui,portal,widget}/src/**/*.{ts,tsx}', { cwd: packages }).filter(
    (file) => !/\.(stories|test|fixtures)\.tsx?$|foundations\//.test(file),
  );
  const used = new Set(files.flatMap((file) => namesIn(readFileSync(`${packages}/${file}`, 'utf8'))));
  expect(used.size).toBeGreaterThan(40);
  expect(namesIn(list).sort()).toEqual([...used].filter((name) => name !== 'LucideIcon').sort());
});
