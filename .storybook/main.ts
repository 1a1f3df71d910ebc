import { findable, sidebarIndexers } from '@parley/showroom/sidebar';
import {
  atlasPlugin,
  changesPlugin,
  docgenPlugin,
  looksPlugin,
  partsPlugin,
  proofsPlugin,
  pseudoClassesPlugin,
  storyCodePlugin,
  thumbnailsPlugin,
} from '@parley/showroom/vite';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';

const root = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

/** Where the manager finds the product's typeface. */
const MANAGER_TYPEFACE = '/typefaces/inter.woff2';

/**
 * Titles follow the folder: `packages/ui/src/components/Button/Button.stories.tsx` is `components/Button`.
 */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', files: '**/*.stories.tsx' },
    { directory: '../packages/showroom/src', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // Whoever opens this one has long set it up.
    sidebarOnboardingChecklist: false,
    // The theme paints the page; Storybook's own backgrounds would hide it.
    backgrounds: false,
    // As it is tested (`scripts/storybook.ts`), React says what an author got wrong.
    developmentModeForBuild: process.env.STORYBOOK_KIND === 'tested',
    // To draw frames for the addons' panels it asks for every element's style: in a test nobody looks at one.
    highlight: process.env.STORYBOOK_KIND !== 'tested',
    // Its panel of a play function's steps draws all around a story anew 15 times: `storybook dev` alone.
    interactions: process.env.STORYBOOK_KIND === undefined,
  },
  typescript: { reactDocgen: false },
  staticDirs: [
    {
      from: '../packages/ui/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
      to: MANAGER_TYPEFACE,
    },
    { from: '../packages/portal/public/favicon.svg', to: '/favicon.svg' },
  ],
  managerHead: (head = '') => `${head}
    <link rel="preload" href=".${MANAGER_TYPEFACE}" as="font" type="font/woff2" crossorigin>
    <style>
      @font-face {
        font-family: Inter; font-weight: 100 900; font-display: swap;
        src: url('.${MANAGER_TYPEFACE}') format('woff2');
      }
      /* In a narrow window the toolbars scroll: while there are more, the last one fades. */
      @keyframes more {
        from, 98% { mask-image: linear-gradient(to right, #000 calc(100% - 64px), transparent) }
        to { mask-image: none }
      }
      [data-testid="sb-preview-toolbar"] { animation: more linear both; animation-timeline: scroll(self inline) }
    </style>`,
  experimental_indexers: sidebarIndexers,
  // Storybook applies it as any preset; only its types do not say so.
  ...{ storyIndexGenerator: findable },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      atlasPlugin(root),
      changesPlugin(root),
      docgenPlugin(root),
      looksPlugin(`${root}/visual/baselines`),
      partsPlugin(root),
      proofsPlugin(root),
      pseudoClassesPlugin(),
      storyCodePlugin(root),
      thumbnailsPlugin(),
      react(),
      vanillaExtractPlugin({ identifiers: 'debug' }),
    ],
  }),
});
