import { defineConfig } from '@playwright/test';
import { browserOptions } from '../../scripts/browser.ts';

/** What one would write without a kept page: a page load for each picture, compared by Playwright itself. */
export default defineConfig({
  testDir: '.',
  outputDir: `${process.env.PARLEY_PICTURES}/results`,
  snapshotPathTemplate: `${process.env.PARLEY_PICTURES}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: 'line',
  use: {
    viewport: { width: 960, height: 600 },
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await browserOptions(),
  },
});
