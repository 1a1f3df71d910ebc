import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { baselineOf } from './baseline.ts';
import { equalPictures, judge } from './equal.ts';
import { REASONS } from './equalReasons.ts';
import { baselineFolder } from './plan.ts';

describe('QA-1: stories of different names whose pictures are equal', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'equal-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Keeps a picture of one color as the baseline of a story in a mode. */
  async function picture(story: string, mode: string, background: string) {
    const create = { width: 4, height: 4, channels: 3, background } as const;
    await mkdir(join(folder, story), { recursive: true });
    await writeFile(
      join(folder, story, `${mode}.webp`),
      await baselineOf(await sharp({ create }).png().toBuffer()),
    );
  }

  test('are found in each mode by itself', async () => {
    await picture('chat--sending', 'light', 'red');
    await picture('chat--empty', 'light', 'red');
    await picture('chat--empty', 'dark', 'blue');
    await picture('chat--sending', 'dark', 'green');
    await picture('chat--full', 'dark', 'red');
    await picture('composer--empty', 'light', 'red');
    expect(await equalPictures(folder)).toEqual([
      { mode: 'light', stories: ['chat--empty', 'chat--sending'] },
    ]);
  });

  const group = { mode: 'light', stories: ['chat--empty', 'chat--sending'] };

  test.each([
    [['chat--empty', 'chat--sending'], true],
    [['chat--empty', 'chat--s*'], true],
    [['chat--empty'], false],
    [['chat--empty', 'chat--send'], false],
  ])('%j explains them: %s', (stories, isReason) => {
    const reason = { why: 'The field is empty in both.', stories };
    expect(judge([group], [reason])).toEqual(
      isReason ? { unexplained: [], unneeded: [] } : { unexplained: [group], unneeded: [reason] },
    );
  });
});

test('QA-1: a reason can hold for one mode alone', () => {
  const stories = ['chat--empty', 'chat--sending'];
  const reasons = [{ why: 'The system has fewer colors.', modes: ['forced'], stories }];
  expect(judge([{ mode: 'forced', stories }], reasons).unexplained).toEqual([]);
  expect(judge([{ mode: 'light', stories }], reasons).unexplained).toHaveLength(1);
});

test('QA-1: each picture shows what its story is called, or there is a reason why it shows another too', async () => {
  expect(judge(await equalPictures(baselineFolder), REASONS)).toEqual({ unexplained: [], unneeded: [] });
});
