import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The repository's root folder. */
export const root = join(import.meta.dirname, '..');

/** Folders that no build reads. */
const unread = new Set(['node_modules', 'dist', '.cache', '.data', 'baselines', 'report']);

/** Folders that the repository does not keep, as `.gitignore` names them. */
const unkept = new Set([
  ...['.git', 'node_modules', 'dist', '.data', '.cache'],
  ...['storybook-static', 'test-results', 'playwright-report', 'report'],
]);

/**
 * Absolute paths of all files below `path`, in the order of their names; `path` itself where it is a file.
 */
async function* filesUnder(path: string, skipped: ReadonlySet<string>): AsyncGenerator<string> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (!entries) {
    yield path;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(child, skipped);
    else yield child;
  }
}

/** All files that the repository keeps, or one folder of it, relative to the root. */
export async function repositoryFiles(folder = '.'): Promise<string[]> {
  const files: string[] = [];
  for await (const file of filesUnder(join(root, folder), unkept)) files.push(relative(root, file));
  return files;
}

/** A hash over names and contents of the files at `paths` (files or folders, relative to the root). */
export async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for await (const file of filesUnder(join(root, path), unread)) {
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Runs `make` unless its result is already there: when `output` exists and the inputs are as they were at its
 * last success.
 * @param name of the stamp file in `.cache/`.
 * @param inputs files and folders that the result depends on, relative to the root.
 * @param output absolute path of the result.
 * @returns whether `make` ran.
 */
export async function makeWhenChanged(
  name: string,
  inputs: readonly string[],
  output: string,
  make: () => Promise<void>,
): Promise<boolean> {
  const stamp = join(root, '.cache', `${name}.sha256`);
  const hash = await hashOf(inputs);
  if (existsSync(output) && (await readFile(stamp, 'utf8').catch(() => '')) === hash) return false;
  await make();
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(stamp, hash);
  return true;
}
