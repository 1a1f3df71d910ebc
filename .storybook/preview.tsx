import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { configure } from 'storybook/test';
import { createWords, type Words } from '../packages/i18n/src/index.ts';
import { allMessages } from '../packages/i18n/src/messages/all.ts';
import { pseudoMessages } from '../packages/i18n/src/pseudo.ts';
import { WordsProvider } from '../packages/i18n/src/react.tsx';
import { chromaticModes } from './chromaticModes.ts';
import { STORY_NOW } from './clock.ts';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { DocsFrame } from './docs/DocsFrame.tsx';
import { underFault } from './faults/underFault.tsx';
import { globalTypes, initialGlobals, type StoryGlobals, type StoryLocale } from './globals.ts';
import { showOnRoot } from './showOnRoot.ts';

// A play waits for what a busy machine takes long to show; a promise that is broken fails just as well, later.
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
