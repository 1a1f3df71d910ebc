import { sidebarIndexers } from '@parley/showroom/sidebar';
import {
  atlasPlugin,
  changesPlugin,
  docgenPlugin,
  looksPlugin,
  pseudoClassesPlugin,
  storyCodePlugin,
} from '@parley/showroom/vite';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';

const root = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

/**
 * Titles follow the folder: `packages/ui/src/components/Button/Button.stories.tsx` is `components/Button`.
 */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', files: '**/*.stories.tsx' },
    { directory: '../packages/showroom/src', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  experimental_indexers: sidebarIndexers,
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      // Tests read no documentation.
      ...(process.env.VITEST ? [] : [docgenPlugin(root), storyCodePlugin(root)]),
      atlasPlugin(root),
      changesPlugin(root),
      looksPlugin(`${root}/visual/baselines`),
      pseudoClassesPlugin(),
      react(),
      vanillaExtractPlugin({ identifiers: 'debug' }),
    ],
  }),
});
