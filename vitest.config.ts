import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserOptions } from './scripts/browser.ts';

// Dates read the same wherever the tests run.
process.env.TZ = 'UTC';

const launchOptions = await browserOptions();

/**
 * The pinned Chromium, the same for everything that is tested in a browser; made anew for each
 * project, which writes its name into it.
 */
const inBrowser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions,
    contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
  // In ms: on a busy machine the first page is slow to load.
  connectTimeout: 300_000,
});

/**
 * All files share a page, as all pictures do, or a process: for each of its own every module, and the
 * embedded database, would be loaded anew.
 */
const shared = { isolate: false };

/** Replaces modules, which those that share a process would meet replaced. */
const REPLACES_MODULES = 'packages/server/src/api/files.test.ts';

/** No test waits for this long, in ms: it only ends one that hangs, on however slow a machine. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // A page keeps one core busy; by itself one core would be left for the rest.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          include: [
            'packages/!(server)/src/**/*.test.{ts,tsx}',
            REPLACES_MODULES,
            'scripts/**/*.test.ts',
            'visual/**/*.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          ...patience,
          ...shared,
          include: ['packages/server/src/**/*.test.ts'],
          exclude: [REPLACES_MODULES],
          environment: 'node',
          // Many of these tests wait for another process.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          globalSetup: ['packages/server/src/testing/templates.ts'],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        // Found anew each time: with a list kept from before, the first import of a new
        // dependency would reload the page mid-test.
        optimizeDeps: { force: true },
        test: {
          name: 'paths',
          ...patience,
          ...shared,
          include: ['packages/*/src/**/*.paths.tsx'],
          setupFiles: [
            'packages/showroom/src/testing/vitest.setup.ts',
            'packages/showroom/src/testing/paths.setup.ts',
          ],
          browser: { ...inBrowser(), screenshotFailures: false },
        },
      },
    ],
  },
});
