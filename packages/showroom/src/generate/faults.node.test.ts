import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addresses, type CallName, portalReplies } from '@parley/api';
import { describe, expect, test } from 'vitest';
import { FAULT_SCREENS, type FaultScreen, type FaultScreenName } from '../faults/faultScreens.ts';
import { faultStoriesOf, faultsIn } from '../faults/faultStories.ts';
import { FAULT_NAMES, WRITE_FAULT_NAMES } from '../faults/faults.ts';
import { LISTS, OTHER_LISTS, OTHER_WRITES } from '../faults/formsAndLists.ts';
import { PAGE_OF_TITLE, pageOf } from '../faults/pages.ts';
import { faultStories, faultStoryPath } from './faults.node.ts';

const screens = Object.keys(FAULT_SCREENS) as FaultScreenName[];

describe.each(screens)('DS-5: Faults/%s', (screen) => {
  test('is as `pnpm generate` writes it', async () => {
    expect(await readFile(faultStoryPath(screen), 'utf8')).toBe(faultStories(screen));
  });

  test('is of a screen that portal or widget shows, and plays several ways in which it fails', () => {
    expect(pageOf(screen)).toBeTruthy();
    expect(new Set(faultStoriesOf(screen).flatMap(faultsIn)).size).toBeGreaterThanOrEqual(3);
  });
});

test('DS-5: every fault is pinned on a screen that reads, and on one that saves', () => {
  for (const hits of ['reads', 'writes']) {
    const pinned = screens.flatMap(faultStoriesOf).filter((story) => story.hits === hits);
    const faults = hits === 'reads' ? FAULT_NAMES : WRITE_FAULT_NAMES;
    expect(faults.filter((fault) => !pinned.some((story) => story.fault === fault))).toEqual([]);
  }
});

test('FA-1: every call that writes is of a form, or its reason for none is written down', () => {
  const saved = screens.map((screen): CallName | undefined => {
    const { saves }: FaultScreen = FAULT_SCREENS[screen];
    return saves;
  });
  const writes = (Object.keys(addresses) as CallName[]).filter((name) => addresses[name].startsWith('POST'));
  expect(writes.filter((name) => !saved.includes(name)).toSorted()).toEqual(
    Object.keys(OTHER_WRITES).toSorted(),
  );
});

test('T20: every call that lists is of a list with a cell, or of a part of another screen', () => {
  const calls = (Object.keys(portalReplies) as CallName[]).filter(
    (name) => addresses[name].startsWith('GET') && /"rows":true/.test(JSON.stringify(portalReplies[name])),
  );
  expect(calls.toSorted()).toEqual([...Object.values(LISTS), ...OTHER_LISTS].toSorted());
});

test('DS-5: every screen says which page the toolbar shows for it', async () => {
  const folders = await readdir(join(import.meta.dirname, '../../../ui/src/screens'), {
    withFileTypes: true,
  });
  const titles = folders.filter((each) => each.isDirectory()).map(({ name }) => `screens/${name}`);
  expect(Object.keys(PAGE_OF_TITLE).toSorted()).toEqual(titles.toSorted());
});
