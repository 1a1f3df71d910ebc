import { defineConfig } from 'vite';

/** Packages that look for files beside their own: native modules, WebAssembly, fonts, threads. */
const WITH_FILES = [
  '@electric-sql/pglite',
  '@electric-sql/pglite-pgvector',
  'fs-native-extensions',
  'pdfmake',
  'pino',
  'sharp',
];
/** Large ones that are loaded when they are first needed. */
const SELDOM = ['jszip', 'mammoth', 'openai', 'stripe', 'unpdf'];

/**
 * The server as a few files, which `start` runs: to find and read more than a thousand modules, and to strip
 * their types, takes two seconds and 200 MB (ADR 67). Threads and child processes run from the sources.
 */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, external: [...WITH_FILES, ...SELDOM] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    // A dependency of a dependency has an `eval`; nothing is minified that it could miss.
    rolldownOptions: { checks: { eval: false } },
  },
});
