import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

/** A module of Preact's by its file, because the packages that import React do not know Preact. */
const preact = (name: string) => fileURLToPath(import.meta.resolve(`preact/${name}`));

/**
 * Two builds into one folder: `--mode loader` makes `widget.js`, one classic script; the other makes the
 * light page of `/widget-chat`, with Preact in React's place.
 */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: '/widget-chat-assets/',
  ...(mode === 'loader'
    ? {
        publicDir: false as const,
        build: {
          outDir: 'dist',
          emptyOutDir: false,
          target: 'es2022',
          lib: {
            entry: 'src/loader/main.ts',
            formats: ['iife' as const],
            name: 'ParleyWidget',
            fileName: () => 'widget.js',
          },
        },
      }
    : {
        plugins: [vanillaExtractPlugin()],
        resolve: {
          alias: [
            { find: /^react-dom\/client$/, replacement: preact('compat/client') },
            { find: /^react(-dom)?$/, replacement: preact('compat') },
            { find: /^react\/jsx-(dev-)?runtime$/, replacement: preact('jsx-runtime') },
          ],
        },
        build: {
          outDir: 'dist',
          emptyOutDir: true,
          target: 'es2022',
          // The chat needs browsers of that age anyway (popover, URL.parse); older ones would get each color
          // twice.
          cssTarget: ['chrome126', 'safari18', 'firefox128'],
          assetsDir: '.',
          modulePreload: { polyfill: false },
          manifest: true,
          rolldownOptions: {
            input: 'widget-chat.html',
            // Modules that both chunks need stay in the first: fewer requests.
            output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
            // 'use client' in a package means nothing to a bundle without a server.
            checks: { moduleLevelDirective: false },
          },
        },
      }),
}));
