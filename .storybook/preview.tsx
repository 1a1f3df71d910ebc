import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { createWords, type Locale, type Words } from '../packages/i18n/src/index.ts';
import { allMessages } from '../packages/i18n/src/messages/all.ts';
import { WordsProvider } from '../packages/i18n/src/react.tsx';
import { applySettings, defaultSettings } from '../packages/ui/src/theme/index.ts';
import { STORY_NOW } from './clock.ts';
import { globalTypes, initialGlobals, type StoryGlobals } from './globals.ts';

const wordsByLocale = new Map<Locale, Promise<Words>>();

function wordsOf(locale: Locale): Promise<Words> {
  const known = wordsByLocale.get(locale) ?? createWords(locale, allMessages);
  wordsByLocale.set(locale, known);
  return known;
}

/** Puts what the toolbars chose where the theme looks for it: attributes of `<html>`. */
function showOnRoot({ theme, contrast, color, direction, locale }: StoryGlobals): void {
  const settings = { ...defaultSettings, paletteMode: theme, contrast, colorPreset: color, direction };
  applySettings(settings, document.documentElement);
  document.documentElement.lang = locale;
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'padded',
    // The theme paints the page; Storybook's own backgrounds would hide it.
    backgrounds: { disable: true },
    controls: { expanded: true },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    options: {
      storySort: { order: ['foundations', 'layout', 'components', 'patterns', 'screens', 'Flows'] },
    },
  },
  beforeEach: () => {
    MockDate.set(STORY_NOW);
    return () => MockDate.reset();
  },
  loaders: [async ({ globals }) => ({ words: await wordsOf((globals as StoryGlobals).locale) })],
  decorators: [
    (Story, { globals, loaded }) => {
      showOnRoot(globals as StoryGlobals);
      return (
        <WordsProvider words={loaded.words as Words}>
          <Story />
        </WordsProvider>
      );
    },
  ],
});
