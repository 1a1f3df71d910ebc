import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Libraries that every route runs on, as one file: they change seldom, so a browser keeps it over releases.
 */
const PLATFORM = [
  'react',
  'react-dom',
  'scheduler',
  'use-sync-external-store',
  '@tanstack/history',
  '@tanstack/query-core',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-store',
  '@tanstack/router-core',
  '@tanstack/store',
  '@xstate/react',
  'xstate',
  'i18next',
];

const isPlatform = (id: string) => PLATFORM.some((name) => id.includes(`/node_modules/${name}/`));

/**
 * Modules that at least this many lazy chunks import, about half of them, share one file instead of a dozen.
 */
const SHARED_BY = 22;

/**
 * The style sheet is only fetched with the page, and `app/styleSheet.ts` applies it: what the page says while
 * it loads is painted before the sheet is there (PERF-1). It stays ahead of those of later screens.
 */
const sheetAfterPaint: Plugin = {
  name: 'sheet-after-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<link rel="stylesheet"', '<link rel="preload" as="style"'),
  },
};

/**
 * The file that puts the reader's theme in force is a classic script at the head of the page, so that the
 * first paint waits for it: those of the app come later, and the policy allows no script in the page itself.
 * Vite names no such script by its content, but does so for what the page fetches ahead. What is wrong with
 * the stored settings is mended in `app/settings.ts`.
 */
const lookBeforePaint: Plugin = {
  name: 'look-before-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(/<link rel="preload" href="([^"]*)" as="script"[^>]*>/, '<script src="$1"></script>'),
  },
};

/** The file that sends the first calls runs as soon as it is there, before the larger ones around it. */
const startAtOnce: Plugin = {
  name: 'start-at-once',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/<script (?=[^>]*\/start-)/, '<script async '),
  },
};

/** The portal: static files for every tenant, because what differs is read from `config.json` (CMD-5). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react(), sheetAfterPaint, lookBeforePaint, startAtOnce],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Read by the check of each route's bytes (`scripts/bytes.ts`).
    manifest: true,
    rolldownOptions: {
      output: {
        // What a route imports decides what it loads (ADR 0024). These groups only make fewer files of it:
        // on a slow line the round trips cost more than the bytes.
        codeSplitting: {
          groups: [
            // Runs before the larger files are there, and sends the first calls.
            { name: 'start', test: /\/app\/startFirst\.ts$/, priority: 3 },
            { name: 'platform', test: isPlatform, priority: 2 },
            { name: 'first', tags: ['$initial'], priority: 1 },
            // Those that the first route does not show; each of them would be a file by itself otherwise.
            { name: 'icons', test: /\/node_modules\/lucide-react\//, priority: 0.5 },
            { name: 'shared', minShareCount: SHARED_BY },
          ],
        },
      },
    },
  },
});
