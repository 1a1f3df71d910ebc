import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from '../scripts/browser.ts';
import { ports } from './ports.ts';

// A data folder of its own for each run: the journeys change what they meet. Workers load this file too and
// must not make another.
process.env.PARLEY_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'parley-e2e-'));

/** Journeys in a real browser against what `pnpm start` starts, on ports of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // One more than the cores of a small machine: a journey also waits.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['./fileReporter.ts'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${ports.portal}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: await browserOptions(false),
  },
  webServer: {
    command: 'node start.ts',
    url: `http://localhost:${ports.hostPage}`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: `${ports.portal}`,
      IDENTITY_PORT: `${ports.identity}`,
      HOST_PAGE_PORT: `${ports.hostPage}`,
      PARLEY_DATA: process.env.PARLEY_E2E_DATA,
    },
  },
});
