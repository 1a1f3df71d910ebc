import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MODE_NAMES } from '@parley/showroom/modes';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { browserOptions } from '../scripts/browser.ts';
import { buildStorybook } from '../scripts/storybook.ts';
import { isMeant, pictureName } from './plan.ts';
import { visitStories } from './session.ts';

const usage = `Usage: node visual/sheets.ts --out <folder> [--only <story id, title or folder of titles>]
                             [--mode <mode>] [--width <n>] [--per-sheet <n>]

Lays the pictures of the stories side by side, labelled, on sheets that a person can read through.
  --out        the folder that gets sheet-001.png and so on; sheets that lie there already are removed
  --only       leaves all other stories out; may be given several times
  --mode       one of ${MODE_NAMES.join(', ')}; may be given several times
  --width      of the widest picture on a sheet in pixels, 480 unless said
  --per-sheet  pictures on one sheet, 24 unless said`;

/**
 * In CSS pixels; at their usual width four pages, or eight small components, fit beside each other and stay
 * readable.
 */
const SHEET_WIDTH = 2000;
/** Height of the tallest picture on a sheet to the width of the widest. */
const MAX_RATIO = 1.25;
/** Room left around what a story shows when the empty rest is cut away. */
const MARGIN = 12;
const SHEET_NAME = /^sheet-\d+\.png$/;

interface Picture {
  name: string;
  image: Buffer;
}

/** Cuts away what is as empty as the corner, so that a small component is not lost in its window. */
async function trimmed(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .trim({ threshold: 2 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const original = await sharp(picture).metadata();
  const left = Math.max(0, -(info.trimOffsetLeft ?? 0) - MARGIN);
  const top = Math.max(0, -(info.trimOffsetTop ?? 0) - MARGIN);
  const nothingLeft = info.width * info.height < 4;
  if (nothingLeft) return data;
  return sharp(picture)
    .extract({
      left,
      top,
      width: Math.min(original.width - left, info.width + 2 * MARGIN),
      height: Math.min(original.height - top, info.height + 2 * MARGIN),
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function takePictures(only: readonly string[], modes: readonly string[]): Promise<Picture[]> {
  await buildStorybook();
  const byStory = new Map<string, Picture[]>();
  const { problems } = await visitStories({
    wanted: (story) => isMeant(story, only),
    async visit(story, taken) {
      const shown = [...taken].filter(([mode]) => modes.includes(mode));
      const pictures = shown.map(async ([mode, capture]) => ({
        name: pictureName(story.id, mode),
        image: await trimmed(capture),
      }));
      byStory.set(story.id, await Promise.all(pictures));
    },
  });
  for (const [storyId, problem] of problems) console.error(`failed ${storyId}: ${problem}`);
  return [...byStory].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, pictures]) => pictures);
}

const styleOf = (width: number) => `
  body { margin: 16px; background: #d4d4d8; font: 13px/1.3 sans-serif; color: #18181b;
    display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
  figure { margin: 0; } figcaption { margin-block-end: 3px; max-width: ${width}px; overflow-wrap: anywhere; }
  img { display: block; max-width: ${width}px; max-height: ${width * MAX_RATIO}px; }
`;

async function drawSheet(page: Page, pictures: readonly Picture[], width: number): Promise<Buffer> {
  const figures = pictures.map(
    ({ name, image }) =>
      `<figure><figcaption>${name}</figcaption>
        <img src="data:image/png;base64,${image.toString('base64')}"></figure>`,
  );
  await page.setContent(`<style>${styleOf(width)}</style>${figures.join('')}`);
  return page.screenshot({ fullPage: true });
}

async function emptied(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (SHEET_NAME.test(name)) await rm(join(folder, name));
  return folder;
}

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    mode: { type: 'string', multiple: true, default: [...MODE_NAMES] },
    width: { type: 'string', default: '480' },
    'per-sheet': { type: 'string', default: '24' },
  },
});

if (values.out) {
  const folder = await emptied(resolve(values.out));
  const pictures = await takePictures(values.only, values.mode);
  const perSheet = Number(values['per-sheet']);
  const browser = await chromium.launch(await browserOptions());
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 800 } });
  for (let sheet = 1, first = 0; first < pictures.length; sheet++, first += perSheet) {
    const shown = pictures.slice(first, first + perSheet);
    const path = join(folder, `sheet-${`${sheet}`.padStart(3, '0')}.png`);
    await writeFile(path, await drawSheet(page, shown, Number(values.width)));
    console.log(`${path}: ${shown[0]?.name} to ${shown.at(-1)?.name}`);
  }
  await browser.close();
} else {
  console.error(usage);
  process.exitCode = 2;
}
