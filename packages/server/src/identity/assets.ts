import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Context } from './context.ts';
import { ROUTES } from './routes.ts';

const font = (specifier: string) => ({ type: 'font/woff2', url: import.meta.resolve(specifier) });

/** Files that the pages need: the typefaces of the product, and its mark. */
const FILES: Readonly<Record<string, { type: string; url: string }>> = {
  'inter-latin.woff2': font('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  'inter-latin-ext.woff2': font('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
  'plus-jakarta-sans-latin.woff2': font(
    '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  ),
  'plus-jakarta-sans-latin-ext.woff2': font(
    '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2',
  ),
  'mark.svg': { type: 'image/svg+xml', url: new URL('./pages/mark.svg', import.meta.url).href },
};

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** Answers with one of the pages' files, or not at all. */
export async function serveAsset(ctx: Context): Promise<boolean> {
  const file = FILES[ctx.path.slice(ROUTES.assets.length + 1)];
  if (!file) return false;
  ctx.body = await readFile(fileURLToPath(file.url));
  ctx.type = file.type;
  ctx.set('Cache-Control', `public, max-age=${WEEK_SECONDS}`);
  return true;
}
