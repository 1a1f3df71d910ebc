import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FAULT_NAMES } from '../faults/faults.ts';
import { PAGE_OF_TITLE, pageOf } from '../faults/pages.ts';
import { FAULT_SCREENS, type FaultScreenName, faultStoriesOf } from '../faults/promises.ts';
import { faultStories, faultStoryPath } from './faults.node.ts';

const screens = Object.keys(FAULT_SCREENS) as FaultScreenName[];

describe.each(screens)('DS-5: Faults/%s', (screen) => {
  test('is as `pnpm generate` writes it', async () => {
    expect(await readFile(faultStoryPath(screen), 'utf8')).toBe(faultStories(screen));
  });

  test('is of a screen that portal or widget shows, and pins each way in which it fails', () => {
    expect(pageOf(screen)).toBeTruthy();
    expect(faultStoriesOf(screen).filter(({ scene }) => scene === 'pinned').length).toBeGreaterThanOrEqual(5);
  });
});

test('DS-5: every fault is pinned on a screen that reads, and on one that saves', () => {
  for (const hits of ['reads', 'writes']) {
    const pinned = screens.flatMap(faultStoriesOf).filter((story) => story.hits === hits);
    expect(FAULT_NAMES.filter((fault) => !pinned.some((story) => story.fault === fault))).toEqual([]);
  }
});

test('DS-5: every screen says which page the toolbar shows for it', async () => {
  const folders = await readdir(join(import.meta.dirname, '../../../ui/src/screens'), {
    withFileTypes: true,
  });
  const titles = folders.filter((each) => each.isDirectory()).map(({ name }) => `screens/${name}`);
  expect(Object.keys(PAGE_OF_TITLE).toSorted()).toEqual(titles.toSorted());
});
