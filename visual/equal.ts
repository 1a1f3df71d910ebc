import { readdir } from 'node:fs/promises';
import { readSeal } from './baseline.ts';
import { BASELINE_EXTENSION, pictureName } from './plan.ts';

/** Why the pictures of some stories may be equal. */
export interface EqualPictures {
  why: string;
  /** Where it holds; in all modes when left out. */
  modes?: readonly string[];
  /** Their ids; one that ends in `*` means all that begin so. */
  stories: readonly string[];
}

/** Stories of one title whose pictures in one mode are the same to the byte. */
export interface EqualGroup {
  mode: string;
  stories: readonly string[];
}

/**
 * All groups of stories of one title whose baselines in one mode are equal. Pictures of two titles may be: a
 * flow shows a screen that has stories of its own.
 */
export async function equalPictures(folder: string): Promise<EqualGroup[]> {
  const groups = new Map<string, { mode: string; stories: string[] }>();
  for (const story of (await readdir(folder)).sort()) {
    for (const file of (await readdir(`${folder}/${story}`)).sort()) {
      if (!file.endsWith(BASELINE_EXTENSION)) continue;
      const mode = file.slice(0, -BASELINE_EXTENSION.length) as Parameters<typeof pictureName>[1];
      const seal = await readSeal(pictureName(story, mode), folder);
      if (!seal) continue;
      const [title] = story.split('--');
      const key = `${mode} ${title} ${seal}`;
      const group = groups.get(key) ?? { mode, stories: [] };
      group.stories.push(story);
      groups.set(key, group);
    }
  }
  return [...groups.values()].filter(({ stories }) => stories.length > 1);
}

const isOf = (story: string) => (pattern: string) =>
  pattern.endsWith('*') ? story.startsWith(pattern.slice(0, -1)) : story === pattern;

/** Whether one reason holds for the whole group. */
const explains =
  ({ mode, stories }: EqualGroup) =>
  (reason: EqualPictures) =>
    (reason.modes?.includes(mode) ?? true) && stories.every((story) => reason.stories.some(isOf(story)));

/**
 * Equal pictures that have no reason, and reasons that no equal pictures need any more. A story whose picture
 * is another's shows something else than its name says (QA-1).
 */
export function judge(groups: readonly EqualGroup[], reasons: readonly EqualPictures[]) {
  return {
    unexplained: groups.filter((group) => !reasons.some(explains(group))),
    unneeded: reasons.filter((reason) => !groups.some((group) => explains(group)(reason))),
  };
}
