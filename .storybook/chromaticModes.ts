import type { StoryGlobals } from './globals.ts';

type ChromaticMode = Partial<StoryGlobals> & { viewport?: { width: number; height: number } };

/**
 * The modes of visual regression in Chromatic's terms (QA-2). Chromatic knows no folders: it sees every story in all of them. The
 * system's colours are missing: to Chromatic they are no mode, but a parameter in place of all modes.
 */
export const chromaticModes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  contrast: { contrast: 'high' },
  rtl: { direction: 'rtl' },
  phone: { viewport: { width: 390, height: 844 } },
} satisfies Record<string, ChromaticMode>;
