import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ModeName } from '@parley/showroom/modes';
import { build } from 'rolldown';
import sharp from 'sharp';
import { root } from '../scripts/inputs.ts';
import { addressOf } from './address.ts';
import { type Area, changeOf, withMargin } from './change.ts';
import { type Comparison, differentLines, reportFolder, reportPath } from './compare.ts';
import { BASELINE_EXTENSION, baselinePath, fileOf, isStructure, type Outcome } from './plan.ts';

interface ShownPicture {
  /** Relative to the page. */
  path: string;
  width: number;
  height: number;
}

/** A picture or structure that differs from its baseline, as the page shows it. */
export interface ReportedPicture {
  /** Story and mode: `components-button--primary/dark`. */
  name: string;
  storyId: string;
  /** `structure` for one. */
  mode: string;
  outcome: Outcome;
  detail: string;
  /** Where a Storybook shows the story in this mode, after its own address. */
  address: string;
  before: ShownPicture | null;
  after: ShownPicture | null;
  difference: ShownPicture | null;
  /** Of a structure: its lines that are gone, after `-`, and new, after `+`. */
  lines: readonly string[] | null;
  /** The part that has changed, with some room around it; null where all of it has. */
  area: Area | null;
  /** Pictures of the same number have changed in the same way. */
  group: number;
}

/** All that the page knows. */
export interface ReportData {
  summary: string;
  pictures: ReportedPicture[];
}

const pageFolder = join(import.meta.dirname, 'page');

async function shown(path: string): Promise<ShownPicture | null> {
  const size = await sharp(path)
    .metadata()
    .catch(() => null);
  return size && { path: relative(reportFolder, path), width: size.width, height: size.height };
}

const DATA_START = 'globalThis.report = ';

/** Where the report keeps the baseline that a picture was compared with. */
export const keptPath = (name: string, folder = reportFolder) =>
  join(folder, 'before', fileOf(name, BASELINE_EXTENSION));

/** Puts a copy of the baseline beside the page, which can then be handed on as one folder. */
async function keepBaseline(name: string): Promise<string> {
  const path = keptPath(name);
  await mkdir(dirname(path), { recursive: true });
  await copyFile(baselinePath(name), path);
  return path;
}

/** A structure for the page, and what tells its change from another. */
async function reportedStructure({ name, outcome, detail = '', lines: differing }: Comparison) {
  const [storyId = '', mode = ''] = name.split('/');
  const kept = outcome === 'new' ? null : await keepBaseline(name);
  const lines = differing ?? differentLines(kept ? await readFile(kept, 'utf8') : '', '');
  return {
    ...{
      name,
      storyId,
      mode,
      outcome,
      detail,
      lines,
      before: null,
      after: null,
      difference: null,
      area: null,
    },
    address: addressOf(storyId, 'light'),
    seal: lines.join('\n'),
  };
}

/** A picture for the page, and what tells its change from another. */
async function reported(comparison: Comparison) {
  const { name, outcome, detail = '' } = comparison;
  if (isStructure(name)) return reportedStructure(comparison);
  const [storyId = '', mode = ''] = name.split('/');
  const before = outcome === 'new' ? null : await shown(await keepBaseline(name));
  const after = outcome === 'gone' ? null : await shown(reportPath(name, 'after'));
  const paths = [...(before ? [keptPath(name)] : []), ...(after ? [reportPath(name, 'after')] : [])];
  const { area, seal } = await changeOf(paths);
  return {
    ...{ name, storyId, mode, outcome, detail, lines: null, before, after },
    address: addressOf(storyId, mode as ModeName),
    difference: outcome === 'changed' ? await shown(reportPath(name, 'difference')) : null,
    area: area && after && withMargin(area, after),
    seal,
  };
}

/** Numbers pictures of equal changes alike, in their order. */
function grouped(pictures: readonly Awaited<ReturnType<typeof reported>>[]): ReportedPicture[] {
  const groups = new Map<string, number>();
  return pictures.map(({ seal, ...picture }) => {
    const group = groups.get(seal) ?? groups.size;
    groups.set(seal, group);
    return { ...picture, group };
  });
}

/** What gives the page its face, by name in the report. */
const FACE = {
  'page.css': join(pageFolder, 'page.css'),
  'mark.svg': join(root, 'packages/portal/public/favicon.svg'),
  'inter.woff2': join(
    root,
    'packages/ui/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  ),
};

/**
 * Writes a folder with one page that shows what differs from the baselines: it needs nothing outside, and
 * pictures are loaded as they are looked at.
 * @returns the page's path.
 */
export async function writeReport(comparisons: readonly Comparison[], summary: string): Promise<string> {
  const different = comparisons.filter(({ outcome }) => outcome !== 'same');
  const pictures = [];
  for (const comparison of different) pictures.push(await reported(comparison));
  const data: ReportData = { summary, pictures: grouped(pictures) };
  await mkdir(reportFolder, { recursive: true });
  await writeFile(join(reportFolder, 'data.js'), `${DATA_START}${JSON.stringify(data)}`);
  return writePage(reportFolder);
}

/**
 * Writes the page of a report beside its data.
 * @returns its path.
 */
export async function writePage(folder: string): Promise<string> {
  await build({
    input: join(pageFolder, 'page.ts'),
    // One script of its own: a page that is opened as a file loads no modules.
    output: { format: 'iife', file: join(folder, 'page.js') },
    logLevel: 'silent',
  });
  for (const [name, path] of Object.entries(FACE)) await copyFile(path, join(folder, name));
  const page = join(folder, 'index.html');
  await copyFile(join(pageFolder, 'index.html'), page);
  return page;
}

/** What the last report shows; null where there is none. */
export async function readReport(folder = reportFolder): Promise<ReportData | null> {
  const data = await readFile(join(folder, 'data.js'), 'utf8').catch(() => null);
  return data && JSON.parse(data.slice(DATA_START.length));
}
