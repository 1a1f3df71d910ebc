import { attributesOf } from '@parley/ui/attributes';
import { COLOR_PRESETS, type ColorPreset, defaultSettings, type UiSettings } from '@parley/ui/settings';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import type { StoryLocale } from '../globals.ts';

/** Width and height of the page in CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/** What a page is shown on: a screen in our colors, one in the system's colors, or paper. */
export type Medium = 'screen' | 'forced' | 'print';

/**
 * One way to look at a story: attributes of `<html>`, and where it matters a language, a viewport, another
 * medium than a screen in our colors, or a finger in place of a mouse.
 */
interface Mode {
  settings: Partial<UiSettings>;
  locale?: StoryLocale;
  viewport?: Viewport;
  medium?: Medium;
  touch?: true;
}

type OtherPreset = Exclude<ColorPreset, 'indigo'>;
type PresetMode = OtherPreset | `${OtherPreset}${'Dark' | 'Contrast' | 'DarkContrast'}`;

/** The colors on offer besides the default, in each theme and contrast. */
const presetModes = Object.fromEntries(
  COLOR_PRESETS.filter((preset) => preset !== defaultSettings.colorPreset).flatMap((colorPreset) => [
    [colorPreset, { settings: { colorPreset } }],
    [`${colorPreset}Dark`, { settings: { colorPreset, paletteMode: 'dark' } }],
    [`${colorPreset}Contrast`, { settings: { colorPreset, contrast: 'high' } }],
    [`${colorPreset}DarkContrast`, { settings: { colorPreset, paletteMode: 'dark', contrast: 'high' } }],
  ]),
) as Record<PresetMode, { settings: Partial<UiSettings> }>;

const modes = {
  light: { settings: {} },
  dark: { settings: { paletteMode: 'dark' } },
  contrast: { settings: { contrast: 'high' } },
  darkContrast: { settings: { paletteMode: 'dark', contrast: 'high' } },
  ...presetModes,
  rtl: { settings: { direction: 'rtl' } },
  forced: { settings: {}, medium: 'forced' },
  print: { settings: {}, medium: 'print' },
  de: { settings: {}, locale: 'de' },
  es: { settings: {}, locale: 'es' },
  pl: { settings: {}, locale: 'pl' },
  laptop: { settings: {}, viewport: { width: 1280, height: 800 } },
  tablet: { settings: {}, viewport: { width: 768, height: 1024 }, touch: true },
  phone: { settings: {}, viewport: { width: 390, height: 844 }, touch: true },
} as const satisfies Record<string, Mode>;

/** Name of a mode, and of the picture taken in it. */
export type ModeName = keyof typeof modes;

/**
 * All modes, in the order in which a mounted story passes through them: what changes the viewport comes last.
 */
export const MODE_NAMES = Object.keys(modes) as ModeName[];

const BOTH_THEMES: readonly ModeName[] = ['light', 'dark'];
/**
 * Modes of a folder's stories. Components draw states of their own, which the system's colors must leave
 * visible, and turn around by themselves. Screens are made of parts that are seen in other colors (ADR 28).
 */
const FOLDER_MODES: Record<string, readonly ModeName[]> = {
  components: ['light', 'dark', 'contrast', 'rtl', 'forced', 'phone'],
  chat: ['light', 'dark', 'contrast', 'rtl', 'phone'],
  patterns: ['light', 'dark', 'contrast', 'rtl', 'phone'],
  screens: ['light', 'rtl', 'phone'],
};
const PAGE_MODES: readonly ModeName[] = ['light', 'dark', 'rtl', 'phone'];
/**
 * Modes besides for the first story of each title (ADR 28): other colors of a page as a whole; the other
 * languages, where a story has words of the product's own; widths between a phone's and a desktop's; the
 * system's colors, where a pattern keeps some of its own; and paper, where parts of a page are left out.
 */
const LEADING_MODES: Record<string, readonly ModeName[]> = {
  screens: ['dark', 'contrast', 'de', 'es', 'pl', 'laptop', 'tablet'],
  patterns: ['forced', 'print', 'laptop', 'tablet'],
  chat: ['print'],
};
/** Modes in which axe looks at a page, as they lay it out in another way. */
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
  /** Whether it is the first of its title, which stands for the others in more modes. */
  leads?: boolean;
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
export function modesOf(storyId: string, { leads, modes: declared, viewport }: StoryWishes = {}): ModeName[] {
  if (declared) {
    const unknown = declared.filter((name) => !Object.hasOwn(modes, name));
    if (unknown.length > 0)
      throw new Error(`${storyId} declares ${unknown.join(', ')}; modes are ${MODE_NAMES.join(', ')}.`);
    return MODE_NAMES.filter((name) => declared.includes(name));
  }
  const folder = folderOf(storyId);
  const names = FOLDER_MODES[folder] ?? (fillsPage(storyId) ? PAGE_MODES : BOTH_THEMES);
  const besides = leads ? (LEADING_MODES[folder] ?? []) : [];
  return fitting(
    MODE_NAMES.filter((name) => names.includes(name) || besides.includes(name)),
    viewport,
  );
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

/** What a mode shows a page on. */
export function mediumOf(name: ModeName): Medium {
  const { medium }: Mode = modes[name];
  return medium ?? 'screen';
}

/** The language of a mode that speaks another than its story; null for the story's own. */
export function localeOfMode(name: ModeName): StoryLocale | null {
  const { locale }: Mode = modes[name];
  return locale ?? null;
}

/** Whether somebody has a finger and no mouse in a mode: nothing hovers, and targets are large. */
export function isTouched(name: ModeName): boolean {
  const { touch }: Mode = modes[name];
  return touch ?? false;
}

/** Whether a mode lays every story out in another way, and does not only change colors and lines. */
export function laysOutAnew(name: ModeName): boolean {
  const { settings, locale, viewport, medium }: Mode = modes[name];
  const { direction } = settings;
  return medium === 'print' || [locale, viewport, direction].some((changed) => changed !== undefined);
}

/** The modes that show what every color on offer is, in each theme and contrast. */
export const COLOR_MODES = MODE_NAMES.filter((name) => {
  const { settings, locale, viewport, medium }: Mode = modes[name];
  return !(settings.direction ?? locale ?? viewport ?? medium);
});

/** The attributes of `<html>` that some mode changes. */
export const MODE_ATTRIBUTES = [
  ...new Set(MODE_NAMES.flatMap((name) => Object.keys(attributesOfMode(name)))),
];
