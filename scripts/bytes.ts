import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Budget, launcherBudget, portalBudgets, type RouteBudget, widgetBudgets } from './budgets.ts';
import { buildAll } from './build.ts';
import type { Tally } from './checks.ts';
import { root } from './inputs.ts';

/** What the bundler writes of a chunk, by the module that it is made for. */
interface Chunk {
  file: string;
  css?: string[];
  /** Chunks that come with it. */
  imports?: string[];
  isDynamicEntry?: boolean;
}

type Manifest = Record<string, Chunk>;

/** What a route loads: JS and CSS in KB (1000 bytes) of gzip, and in how many files. */
export interface RouteBytes extends Budget {
  files: number;
}

/** The widget's script on a foreign page. */
const LAUNCHER = 'widget: launcher';

/** Chunks that page modules stand for; each of them must be in a budget. */
const PAGE = /Page\.tsx$/;

const kilobytesOf = async (file: string): Promise<number> =>
  (await promisify(gzip)(await readFile(file), { level: 9 })).length / 1000;

const sum = (figures: readonly number[]): number => figures.reduce((total, each) => total + each, 0);

/** Files that a page names itself, by their paths in the build. */
function filesOf(page: string, base: string): string[] {
  const addresses = [...page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    ([, address]) => address ?? '',
  );
  return addresses.map((address) => address.slice(base.length));
}

/** Files of a chunk with everything that it imports statically. */
function filesWith(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  const imported = (chunk.imports ?? []).flatMap((each) => filesWith(manifest, each, seen));
  return [chunk.file, ...(chunk.css ?? []), ...imported];
}

/** A built page and its lazily loaded parts. */
interface Built {
  dist: string;
  html: string;
  /** What addresses in the page begin with. */
  base: string;
}

/**
 * Weighs each route: the page's own files, its lazy parts, and all that these import statically.
 * @throws when a part is not in the build, or a page of the build is in no budget.
 */
async function weigh(
  { dist, html, base }: Built,
  routes: Record<string, RouteBudget>,
): Promise<Map<string, RouteBytes>> {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const first = filesOf(await readFile(join(dist, html), 'utf8'), base);
  const lazy = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry);
  const known = new Set<string>();
  const result = new Map<string, RouteBytes>();
  for (const [route, { parts }] of Object.entries(routes)) {
    const files = new Set(first);
    for (const part of parts) {
      const name = lazy.find((each) => each.includes(`/${part}`));
      if (!name) throw new Error(`"${route}" names ${part}, which is no lazily loaded part of the build.`);
      known.add(name);
      for (const file of filesWith(manifest, name)) files.add(file);
    }
    const sizes = (suffix: string) =>
      Promise.all(
        [...files].filter((file) => file.endsWith(suffix)).map((file) => kilobytesOf(join(dist, file))),
      );
    const [js, css] = await Promise.all([sizes('.js'), sizes('.css')]);
    result.set(route, { js: sum(js), css: sum(css), files: js.length + css.length });
  }
  const forgotten = lazy.filter((name) => PAGE.test(name) && !known.has(name));
  if (forgotten.length > 0) throw new Error(`No budget names ${forgotten.join(', ')} (scripts/budgets.ts).`);
  return result;
}

/** Weighs the built portal and widget. */
async function weighAll(): Promise<Map<string, RouteBytes>> {
  const portal = await weigh(
    { dist: join(root, 'packages/portal/dist'), html: 'index.html', base: '/' },
    portalBudgets,
  );
  const dist = join(root, 'packages/widget/dist');
  const frame = await weigh({ dist, html: 'widget-chat.html', base: '/widget-chat-assets/' }, widgetBudgets);
  const launcher = { js: await kilobytesOf(join(dist, 'widget.js')), css: 0, files: 1 };
  return new Map([...portal, [LAUNCHER, launcher], ...frame]);
}

/**
 * Builds what changed, prints what each route loads beside its budget, and fails for each that is above it.
 */
export async function checkBytes(): Promise<Tally> {
  await buildAll();
  const budgets: Record<string, Budget> = { ...portalBudgets, [LAUNCHER]: launcherBudget, ...widgetBudgets };
  const weights = await weighAll();
  const problems: string[] = [];
  const cell = (value: number, budget: number) =>
    `${value.toFixed(1).padStart(7)} of ${budget.toFixed(1).padStart(6)}`;
  console.log(`${'KB gzip'.padEnd(24)} ${'JS'.padStart(17)} ${'CSS'.padStart(17)}  files`);
  for (const [route, { js, css, files }] of weights) {
    const budget = budgets[route];
    if (!budget) throw new Error(`"${route}" has no budget (scripts/budgets.ts).`);
    const isAbove = js > budget.js || css > budget.css;
    const cells = `${cell(js, budget.js)} ${cell(css, budget.css)}  ${String(files).padStart(5)}`;
    const row = `${route.padEnd(22)} ${cells}`;
    console.log(`${isAbove ? '✗' : '✓'} ${row}`);
    if (isAbove) problems.push(`"${route}" is above its budget: ${row.trim()}`);
  }
  return { passed: weights.size - problems.length, failed: problems.length, problems };
}
