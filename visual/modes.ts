import { attributesOf } from '../packages/ui/src/theme/attributes.ts';
import { defaultSettings, type UiSettings } from '../packages/ui/src/theme/settings.ts';

/** Width and height of the page in CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/** One way to look at a story: attributes of `<html>`, and where it matters a viewport. */
interface Mode {
  settings: Partial<UiSettings>;
  viewport?: Viewport;
}

const modes = {
  light: { settings: {} },
  dark: { settings: { paletteMode: 'dark' } },
  contrast: { settings: { contrast: 'high' } },
  rtl: { settings: { direction: 'rtl' } },
  phone: { settings: {}, viewport: { width: 390, height: 844 } },
} as const satisfies Record<string, Mode>;

/** Name of a mode, and of the picture taken in it. */
export type ModeName = keyof typeof modes;

/** All modes, in the order in which a mounted story passes through them: what changes the viewport comes last. */
export const MODE_NAMES = Object.keys(modes) as ModeName[];

const COMPONENT_MODES: readonly ModeName[] = ['light', 'dark'];
const COMPONENT_VIEWPORT: Viewport = { width: 960, height: 600 };
const PAGE_VIEWPORT: Viewport = { width: 1440, height: 900 };

/** Folders whose stories fill a page: they are seen in every mode, the others in light and dark. */
const PAGE_FOLDERS = new Set(['patterns', 'screens', 'flows']);

const fillsPage = (title: string) => PAGE_FOLDERS.has((title.split('/')[0] ?? '').toLowerCase());

/**
 * The modes in which a story's picture is taken.
 * @param declared the story's `parameters.visual.modes`; an empty list means no picture.
 * @throws when a declared mode does not exist.
 */
export function modesOf(title: string, declared?: readonly string[]): ModeName[] {
  if (!declared) return fillsPage(title) ? MODE_NAMES : [...COMPONENT_MODES];
  const unknown = declared.filter((name) => !Object.hasOwn(modes, name));
  if (unknown.length > 0)
    throw new Error(`${title} declares ${unknown.join(', ')}; modes are ${MODE_NAMES.join(', ')}.`);
  return MODE_NAMES.filter((name) => declared.includes(name));
}

/** The page on which a story of this title is laid out in a mode. */
export function viewportOf(title: string, name: ModeName): Viewport {
  const mode: Mode = modes[name];
  return mode.viewport ?? (fillsPage(title) ? PAGE_VIEWPORT : COMPONENT_VIEWPORT);
}

/** The attributes of `<html>` that put a mode in force. */
export function attributesOfMode(name: ModeName): Record<string, string> {
  return attributesOf({ ...defaultSettings, ...modes[name].settings });
}
