import { STORY_NOW } from '@parley/showroom/clock';
import { actAsExample, asDocumented, ComponentPage, DocsFrame } from '@parley/showroom/docs';
import { underFault } from '@parley/showroom/faults';
import { initialGlobals, type StoryGlobals, showOnRoot } from '@parley/showroom/globals';
import { actAsCell } from '@parley/showroom/matrix-frame';
import '@parley/showroom/checks';
import { chromaticModes } from '@parley/showroom/modes';
import { forgetPointer } from '@parley/showroom/pointer-focus';
import { preloadOnceDrawn } from '@parley/showroom/preloading';
import { allShown, drawn } from '@parley/showroom/rest';
import { loadStoryWords, markPlayed, type StoryWords, StoryWordsProvider } from '@parley/showroom/words';
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { globalTypes } from './toolbars.ts';

// A play waits for what a busy machine takes long to show; a promise that is broken fails just as well,
// later.
configure({ asyncUtilTimeout: 30_000 });

actAsCell(window);
actAsExample(window, addons.getChannel());
preloadOnceDrawn(addons.getChannel());

export default definePreview({
  // Not as the addon's own entry has it, which brings the code of pages along with every story.
  addons: [definePreviewAddon<DocsTypes>(docs), addonA11y()],
  tags: ['autodocs'],
  // While axe looks at a story, Storybook loads its page anew to show another: it does when it is asked.
  initialGlobals: { ...initialGlobals, a11y: { manual: true } },
  globalTypes,
  argTypesEnhancers: [asDocumented],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    chromatic: { modes: chromaticModes },
    // The pages show code of their own: Storybook's would be made anew with each rendering.
    docs: { container: DocsFrame, page: ComponentPage, source: { type: 'code' } },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Requirements',
          'foundations',
          ['Overview'],
          'layout',
          'components',
          'patterns',
          'chat',
          'screens',
          'widget',
          'Flows',
          ['Overview', 'Atlas'],
          'Faults',
          ['Overview'],
        ],
      },
    },
  },
  beforeEach: () => {
    MockDate.set(STORY_NOW);
    forgetPointer();
    return () => MockDate.reset();
  },
  loaders: [
    async ({ globals, storyGlobals }) => ({
      words: await loadStoryWords(
        (storyGlobals as Partial<StoryGlobals>).locale,
        (globals as StoryGlobals).locale,
      ),
    }),
  ],
  // Runs before axe looks, and what is measured after the layout (stops of the Tab key) is not there before.
  afterEach: async ({ abortSignal }) => {
    markPlayed(abortSignal);
    await drawn();
    await allShown(abortSignal);
  },
  decorators: [
    underFault,
    (Story, { globals, loaded, abortSignal }) => {
      showOnRoot(globals as StoryGlobals);
      return (
        <StoryWordsProvider words={loaded.words as StoryWords} run={abortSignal}>
          <Story />
        </StoryWordsProvider>
      );
    },
  ],
});
