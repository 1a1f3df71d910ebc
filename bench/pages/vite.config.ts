import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Pages that hold one thing of the design system each, to be weighed and timed beside the peers' pages of the
 * same content.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [vanillaExtractPlugin(), react()],
  build: { target: 'es2023', modulePreload: { polyfill: false } },
});
