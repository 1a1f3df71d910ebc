import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { publishedBy } from './published.ts';

/** Imports of other files, at once or on demand; types bring no part along. */
const IMPORT = /^(?:import|export) (?!type )[^']*'(\.[^']+)'|import\('(\.[^']+)'\)/gm;

/** What is no component, as `onDemand`, has no page and needs none. */
const hasPage = (file: string) =>
  !/\/[A-Z]\w*\.tsx$/.test(file) || existsSync(file.replace(/\.tsx$/, '.stories.tsx'));

const nameOf = (file: string) => basename(file, '.tsx');

/**
 * Components of `@parley/ui` that cannot be imported from there, each with the published ones that contain
 * it: the nearest on the way up that have a page, or else the nearest.
 * @param root folder of the repository, as an absolute path.
 */
export function partsByComponent(root: string): Record<string, string[]> {
  const folder = `${root}/packages/ui`;
  const published = publishedBy(folder);
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(?:stories|fixtures|test|paths)\.tsx?$/.test(file))
    .map((file) => resolve(folder, file))
    .sort();
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const [, direct, late] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const source = resolve(dirname(file), direct ?? late ?? '');
      importers.set(source, [...(importers.get(source) ?? []), file]);
    }
  const own = files.filter((file) => /\/[A-Z]\w*\.tsx$/.test(file) && !published.has(nameOf(file)));
  return Object.fromEntries(own.map((file) => [nameOf(file), containing(file, importers, published)]));
}

const namesOf = (files: readonly string[]) => [...new Set(files.map(nameOf))].sort();

/** Published components over a file. */
function containing(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
  published: ReadonlyMap<string, string>,
): string[] {
  const seen = new Set([file]);
  let level = [file];
  let nearest: string[] = [];
  while (level.length > 0) {
    level = level.flatMap((each) => importers.get(each) ?? []).filter((each) => !seen.has(each));
    for (const each of level) seen.add(each);
    const found = level.filter((each) => published.has(nameOf(each)));
    const shown = found.filter(hasPage);
    if (shown.length > 0) return namesOf(shown);
    if (nearest.length === 0) nearest = namesOf(found);
  }
  return nearest;
}
