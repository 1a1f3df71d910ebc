import type { StoryGlobals } from '../globals.ts';

type ChromaticMode = Partial<StoryGlobals> & { viewport?: { width: number; height: number } };

/**
 * The modes of visual regression in Chromatic's terms (QA-2). Chromatic knows no folders: it sees every story
 * in all of them that the story does not disable. The system's colors and paper are missing: to Chromatic
 * they are no mode, but a parameter in place of all modes.
 */
export const chromaticModes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  contrast: { contrast: 'high' },
  rtl: { direction: 'rtl' },
  phone: { viewport: { width: 390, height: 844 } },
} satisfies Record<string, ChromaticMode>;

/**
 * Parameters of stories that repeat a screen in another state (flows, faults): pictured in light and on a
 * phone, because the screen's own stories show it in every mode. Where axe looks stays the same.
 */
export const repeatedScreen = {
  visual: { modes: ['light', 'phone'] },
  chromatic: { modes: { dark: { disable: true }, contrast: { disable: true }, rtl: { disable: true } } },
};
