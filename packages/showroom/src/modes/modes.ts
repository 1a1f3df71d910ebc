import { attributesOf } from '@parley/ui/attributes';
import { defaultSettings, type UiSettings } from '@parley/ui/settings';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';

/** Width and height of the page in CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/**
 * One way to look at a story: attributes of `<html>`, and where it matters a viewport or the system's colours
 * instead of ours.
 */
interface Mode {
  settings: Partial<UiSettings>;
  viewport?: Viewport;
  forcedColors?: boolean;
}

const modes = {
  light: { settings: {} },
  dark: { settings: { paletteMode: 'dark' } },
  contrast: { settings: { contrast: 'high' } },
  rtl: { settings: { direction: 'rtl' } },
  forced: { settings: {}, forcedColors: true },
  phone: { settings: {}, viewport: { width: 390, height: 844 } },
} as const satisfies Record<string, Mode>;

/** Name of a mode, and of the picture taken in it. */
export type ModeName = keyof typeof modes;

/**
 * All modes, in the order in which a mounted story passes through them: what changes the viewport comes last.
 */
export const MODE_NAMES = Object.keys(modes) as ModeName[];

const BOTH_THEMES: readonly ModeName[] = ['light', 'dark'];
/**
 * Folders whose stories are parts of pages. Components draw states of their own, which the system's colours
 * must leave visible, and turn around by themselves; chat is laid out anew on a phone, too.
 */
const PART_MODES: Record<string, readonly ModeName[]> = {
  components: ['light', 'dark', 'rtl', 'forced'],
  chat: ['light', 'dark', 'rtl', 'phone'],
};
const PAGE_MODES: readonly ModeName[] = ['light', 'dark', 'contrast', 'rtl', 'phone'];
/** Modes that lay a story out in another way; the others change its colours alone. */
const ARRANGEMENTS: readonly ModeName[] = ['rtl', 'phone'];
const COMPONENT_VIEWPORT: Viewport = { width: 960, height: 600 };
const PAGE_VIEWPORT: Viewport = { width: 1440, height: 900 };

/** Folders whose stories fill a page, as ids begin with them. */
const PAGE_FOLDERS = new Set(['patterns', 'screens', 'flows', 'faults']);

const folderOf = (storyId: string) => storyId.split('-', 1)[0] ?? '';
const fillsPage = (storyId: string) => PAGE_FOLDERS.has(folderOf(storyId));

/**
 * What a story says of its own pictures, in `parameters.visual`, and of its window, by the global `viewport`.
 */
export interface StoryWishes {
  /** `parameters.visual.modes`; an empty list means no picture. */
  modes?: readonly string[] | undefined;
  /** Name of one of Storybook's viewports. */
  viewport?: string | undefined;
}

/**
 * The modes in which a story's picture is taken. A story in a window of its own is not seen on the phone of
 * the modes besides.
 * @throws when a declared mode does not exist.
 */
export function modesOf(storyId: string, { modes: declared, viewport }: StoryWishes = {}): ModeName[] {
  if (declared) {
    const unknown = declared.filter((name) => !Object.hasOwn(modes, name));
    if (unknown.length > 0)
      throw new Error(`${storyId} declares ${unknown.join(', ')}; modes are ${MODE_NAMES.join(', ')}.`);
    return MODE_NAMES.filter((name) => declared.includes(name));
  }
  const names = fillsPage(storyId) ? PAGE_MODES : (PART_MODES[folderOf(storyId)] ?? BOTH_THEMES);
  return fitting(names, viewport);
}

/**
 * The modes in which axe looks at a story with every rule (A11Y-1): those that lay it out in another way.
 * Whatever fills a page and has a picture is looked at in all of them, pictured there or not; anything else
 * where it is pictured.
 * @throws when a declared mode does not exist.
 */
export function arrangementsOf(storyId: string, wishes: StoryWishes = {}): ModeName[] {
  const pictured = modesOf(storyId, wishes);
  if (fillsPage(storyId) && pictured.length > 0) return fitting(ARRANGEMENTS, wishes.viewport);
  return pictured.filter((name) => ARRANGEMENTS.includes(name));
}

/** Modes without those that would take its own window from a story. */
function fitting(names: readonly ModeName[], viewport: string | undefined): ModeName[] {
  return names.filter((name) => !(viewport && 'viewport' in modes[name]));
}

/**
 * The window in which a story is laid out in a mode.
 * @throws when the story asks for a viewport that Storybook does not have.
 */
export function viewportOf(storyId: string, name: ModeName, { viewport }: StoryWishes = {}): Viewport {
  const mode: Mode = modes[name];
  if (mode.viewport) return mode.viewport;
  if (viewport) return storybookViewport(storyId, viewport);
  return fillsPage(storyId) ? PAGE_VIEWPORT : COMPONENT_VIEWPORT;
}

function storybookViewport(storyId: string, name: string): Viewport {
  const styles = MINIMAL_VIEWPORTS[name as keyof typeof MINIMAL_VIEWPORTS]?.styles;
  if (!styles) throw new Error(`${storyId} asks for the unknown viewport ${name}.`);
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/** The attributes of `<html>` that a mode changes; the others stay as the story has them. */
export function attributesOfMode(name: ModeName): Record<string, string> {
  const defaults = attributesOf(defaultSettings);
  const changed = Object.entries(attributesOf({ ...defaultSettings, ...modes[name].settings }));
  return Object.fromEntries(changed.filter(([key, value]) => defaults[key] !== value));
}

/** Whether the system's colours take the place of ours in a mode. */
export const forcesColors = (name: ModeName): boolean => 'forcedColors' in modes[name];

/** Whether a mode lays every story out in another way, and does not only change colours and lines. */
export const laysOutAnew = (name: ModeName): boolean => ARRANGEMENTS.includes(name);

/** The attributes of `<html>` that some mode changes. */
export const MODE_ATTRIBUTES = [
  ...new Set(MODE_NAMES.flatMap((name) => Object.keys(attributesOfMode(name)))),
];
