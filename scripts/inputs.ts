import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The repository's root folder. */
export const root = join(import.meta.dirname, '..');

/** Folders that no build reads. */
const unread = new Set(['node_modules', 'dist', 'lib', '.cache', '.data', 'baselines', 'report']);

/** Folders that the repository does not keep, as `.gitignore` names them. */
const unkept = new Set([
  ...['.git', 'node_modules', 'dist', 'lib', '.data', '.cache'],
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

/** Something that is built. */
export interface Built {
  /** Of its stamp file in `.cache/`. */
  name: string;
  /** Files and folders that it depends on, relative to the root. */
  inputs: readonly string[];
  /** Absolute path of the result. */
  output: string;
}

/** How the inputs were at the last success: by what their folders say of them, and by their contents. */
interface Stamp {
  looks: string;
  contents: string;
}

/**
 * A hash over names, sizes and times of change of the files at `paths`: none is read, so that a start spends
 * 30 ms on 1,500 files.
 */
function looksOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const look = (path: string) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(root, path)}\0${size}\0${mtimeMs}\0`);
  };
  const walk = (path: string) => {
    const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !unread.has(name));
    for (const entry of entries) {
      const child = join(path, entry.name);
      if (entry.isDirectory()) walk(child);
      else look(child);
    }
  };
  for (const path of paths.map((path) => join(root, path)))
    statSync(path).isDirectory() ? walk(path) : look(path);
  return hash.digest('hex');
}

const stampOf = (name: string) => join(root, '.cache', `${name}.json`);

async function stampedLast(name: string): Promise<Partial<Stamp>> {
  try {
    return JSON.parse(await readFile(stampOf(name), 'utf8'));
  } catch {
    // There is none, or half of one: it is built anew.
    return {};
  }
}

/** Whether the result is there and none of its inputs was touched since its last success. */
export async function isUntouched({ name, inputs, output }: Built): Promise<boolean> {
  return existsSync(output) && (await stampedLast(name)).looks === looksOf(inputs);
}

/**
 * Runs `make` unless its result is already there: when `output` exists and the inputs are as they were at its
 * last success, whatever the times of their files say.
 * @returns whether `make` ran.
 */
export async function makeWhenChanged(built: Built, make: () => Promise<void>): Promise<boolean> {
  if (await isUntouched(built)) return false;
  const { name, inputs, output } = built;
  const stamp: Stamp = { looks: looksOf(inputs), contents: await hashOf(inputs) };
  const isSame = existsSync(output) && (await stampedLast(name)).contents === stamp.contents;
  if (!isSame) await make();
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(stampOf(name), JSON.stringify(stamp));
  return !isSame;
}
