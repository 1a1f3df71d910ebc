import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readModule } from './bindings.ts';

interface Manifest {
  name: string;
  exports: Record<string, string>;
  publishConfig?: { exports: Record<string, unknown> };
}

/** Names that a module gives away, with those of the modules that it passes on. */
function exportsOf(file: string): string[] {
  const { bindings, exported, passedOn } = readModule(file);
  const own = [...bindings].flatMap(([name, bound]) =>
    bound.kind === 'declaration' && bound.exported ? name : [],
  );
  return [...own, ...exported, ...passedOn.flatMap((from) => exportsOf(resolve(dirname(file), from)))];
}

/**
 * Where whoever installed a package finds each of its names: the first address that has it. A package that is
 * not published gives none.
 * @param folder of the package, as an absolute path.
 */
export function publishedBy(folder: string): Map<string, string> {
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const found = new Map<string, string>();
  for (const entry of Object.keys(manifest.publishConfig?.exports ?? {})) {
    const file = manifest.exports[entry];
    if (!file) continue;
    for (const name of exportsOf(resolve(folder, file)))
      if (!found.has(name)) found.set(name, `${manifest.name}${entry.slice(1)}`);
  }
  return found;
}
