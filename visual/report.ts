import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { ModeName } from '@parley/showroom/modes';
import sharp from 'sharp';
import { addressOf } from './address.ts';
import { type Comparison, reportFolder, reportPath } from './compare.ts';
import { BASELINE_EXTENSION, baselinePath, type Outcome } from './plan.ts';

interface ShownPicture {
  /** Relative to the page. */
  path: string;
  width: number;
  height: number;
}

/** A picture that differs from its baseline, as the page shows it. */
export interface ReportedPicture {
  storyId: string;
  mode: string;
  outcome: Outcome;
  detail: string;
  /** Where `pnpm storybook` shows the story in this mode. */
  address: string;
  before: ShownPicture | null;
  after: ShownPicture | null;
  difference: ShownPicture | null;
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

/** A copy of the baseline beside the page, which can then be handed on as one folder. */
async function keptBaseline(name: string): Promise<ShownPicture | null> {
  const path = join(reportFolder, 'before', `${name}${BASELINE_EXTENSION}`);
  await mkdir(dirname(path), { recursive: true });
  await copyFile(baselinePath(name), path);
  return shown(path);
}

async function reported({ name, outcome, detail = '' }: Comparison): Promise<ReportedPicture> {
  const [storyId = '', mode = ''] = name.split('/');
  return {
    storyId,
    mode,
    outcome,
    detail,
    address: addressOf(storyId, mode as ModeName),
    before: outcome === 'new' ? null : await keptBaseline(name),
    after: outcome === 'gone' ? null : await shown(reportPath(name, 'after')),
    difference: outcome === 'changed' ? await shown(reportPath(name, 'difference')) : null,
  };
}

/**
 * Writes a folder with one page that shows what differs from the baselines: it needs nothing outside, and
 * pictures are loaded as they are looked at.
 * @returns the page's path.
 */
export async function writeReport(comparisons: readonly Comparison[], summary: string): Promise<string> {
  const different = comparisons.filter(({ outcome }) => outcome !== 'same');
  const data: ReportData = { summary, pictures: await Promise.all(different.map(reported)) };
  await mkdir(reportFolder, { recursive: true });
  const script = await readFile(join(pageFolder, 'page.ts'), 'utf8');
  await writeFile(join(reportFolder, 'page.js'), stripTypeScriptTypes(script));
  await writeFile(join(reportFolder, 'data.js'), `globalThis.report = ${JSON.stringify(data)};\n`);
  await copyFile(join(pageFolder, 'page.css'), join(reportFolder, 'page.css'));
  const page = join(reportFolder, 'index.html');
  await copyFile(join(pageFolder, 'index.html'), page);
  return page;
}
