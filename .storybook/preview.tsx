import { createWords, type Words } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import { pseudoMessages } from '@parley/i18n/pseudo';
import { WordsProvider } from '@parley/i18n/react';
import { STORY_NOW } from '@parley/showroom/clock';
import { ComponentPage, DocsFrame } from '@parley/showroom/docs';
import { underFault } from '@parley/showroom/faults';
import { initialGlobals, type StoryGlobals, type StoryLocale, showOnRoot } from '@parley/showroom/globals';
import { chromaticModes } from '@parley/showroom/modes';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { configure } from 'storybook/test';
import { globalTypes } from './toolbars.ts';

// A play waits for what a busy machine takes long to show; a promise that is broken fails just as well,
// later.
configure({ asyncUtilTimeout: 30_000 });

const wordsByLocale = new Map<StoryLocale, Promise<Words>>();

function wordsOf(locale: StoryLocale): Promise<Words> {
  const known = wordsByLocale.get(locale) ?? makeWords(locale);
  wordsByLocale.set(locale, known);
  return known;
}

const makeWords = (locale: StoryLocale) =>
  locale === 'pseudo'
    ? createWords('en', { ...allMessages, en: pseudoMessages(allMessages.en) })
    : createWords(locale, allMessages);

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
    chromatic: { modes: chromaticModes },
    docs: { container: DocsFrame, page: ComponentPage },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'foundations',
          'layout',
          'components',
          'patterns',
          'chat',
          'screens',
          'Flows',
          'Faults',
        ],
      },
    },
  },
  beforeEach: () => {
    MockDate.set(STORY_NOW);
    return () => MockDate.reset();
  },
  loaders: [async ({ globals }) => ({ words: await wordsOf((globals as StoryGlobals).locale) })],
  decorators: [
    underFault,
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
