import { join, parse } from 'node:path';
import type { ModeName } from '@parley/showroom/modes';

/** A story as Storybook's `index.json` lists it. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  /** Path of the file that it is written in, below the root. */
  file: string;
  /** Whether it is the first of its title. */
  leads: boolean;
}

/** Where the pictures that were looked at and found good are kept. */
export const baselineFolder = join(import.meta.dirname, 'baselines');

/** How the files of pictures' baselines end. */
export const BASELINE_EXTENSION = '.webp';

/** What pictures can't show of a story's document, as text: kept and compared as one of them (ADR 94). */
export const STRUCTURE = 'structure';

/** How the files of structures end. */
const STRUCTURE_EXTENSION = '.txt';

/** What is compared of a story: its picture in a mode, or its structure. */
export type Aspect = ModeName | typeof STRUCTURE;

/** Name of a picture, `components-tag--accent/dark`, or a structure, `components-tag--accent/structure`. */
export function pictureName(storyId: string, aspect: Aspect): string {
  return `${storyId}/${aspect}`;
}

/** Whether a name is that of a structure. */
export const isStructure = (name: string): boolean => name.endsWith(`/${STRUCTURE}`);

/** The file of a picture or a structure, in a folder whose pictures end with an extension. */
export const fileOf = (name: string, extension: string): string =>
  `${name}${isStructure(name) ? STRUCTURE_EXTENSION : extension}`;

/** Where the baseline of a picture is kept. */
export function baselinePath(name: string, folder = baselineFolder): string {
  return join(folder, fileOf(name, BASELINE_EXTENSION));
}

/**
 * The stories of an `index.json`, documentation pages left out, in an order that does not depend on the
 * build.
 */
export function storiesIn(index: {
  entries: Record<string, Omit<StoryEntry, 'file' | 'leads'> & { type: string; importPath: string }>;
}): StoryEntry[] {
  const seen = new Set<string>();
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => {
      const leads = !seen.has(title);
      seen.add(title);
      return { id, title, name, file: importPath.replace(/^\.\//, ''), leads };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Names of the pictures and structures whose baselines a folder's files are.
 * @param files their paths below the folder of all baselines
 */
export function baselineNamesIn(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const { dir, name, ext } = parse(file.replaceAll('\\', '/'));
    const whole = `${dir}/${name}`;
    return ext === BASELINE_EXTENSION || (ext === STRUCTURE_EXTENSION && isStructure(whole)) ? [whole] : [];
  });
}

/** Id of the story that a picture is of. */
export const storyIdOf = (name: string) => name.split('/', 1)[0] ?? '';

const isPictureName = (each: string) => each.includes('--') && each.includes('/');

/**
 * Whether a story is meant by `--only`: its id, the name of one of its pictures, its file, its whole title or
 * the folder of that, in any case. Without any, all are.
 */
export function isMeant({ id, title, file }: StoryEntry, only: readonly string[]): boolean {
  const isTitled = (whole: string) => `${title}/`.toLowerCase().startsWith(`${whole}/`.toLowerCase());
  return only.length === 0 || only.some((each) => storyIdOf(each) === id || each === file || isTitled(each));
}

/** Whether a picture of a story that is meant is: all are, unless some are named. */
export function isPictureMeant(name: string, only: readonly string[]): boolean {
  const named = only.filter((each) => isPictureName(each) && storyIdOf(each) === storyIdOf(name));
  return named.length === 0 || named.includes(name) || only.includes(storyIdOf(name));
}

/** So many turns of each hand let all end at about the same time. */
const TURNS_PER_HAND = 8;

/**
 * Stories that follow one another and have one title, as one hand takes them: it loads and warms the code of
 * their component once, which hands that take them in turns would all do. A title of many stories is split,
 * so that no hand is left with it while the others have nothing to do.
 */
export function inTurns(stories: readonly StoryEntry[], hands: number): StoryEntry[][] {
  const most = Math.ceil(stories.length / (hands * TURNS_PER_HAND));
  const turns: StoryEntry[][] = [];
  for (const story of stories) {
    const turn = turns.at(-1);
    if (turn && turn[0]?.title === story.title && turn.length < most) turn.push(story);
    else turns.push([story]);
  }
  return turns;
}

/** What became of one picture. */
export type Outcome = 'same' | 'changed' | 'new' | 'gone';

/**
 * Baselines whose picture no longer exists.
 * @param kept names of all baselines.
 * @param taken names of the pictures of this run.
 * @param isInRun whether a picture belongs to this run; with `--only` the others are left alone.
 */
export function goneFrom(
  kept: readonly string[],
  taken: ReadonlySet<string>,
  isInRun: (name: string) => boolean,
): string[] {
  return kept.filter((name) => !taken.has(name) && isInRun(name));
}
