import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inPackage } from '../packageFolder.ts';

/** Where the files of the server's own pages are served, on each of its ports. */
export const PAGE_ASSETS_PATH = '/server-pages';

/** Style sheet and script of pages on which a password is typed. */
export const PASSWORD_STYLES = `${PAGE_ASSETS_PATH}/password.css`;
export const PASSWORD_SCRIPT = `${PAGE_ASSETS_PATH}/password.js`;

/** A file that pages need. */
export interface PageAsset {
  /** Media type. */
  type: string;
  content: Buffer;
}

const font = (specifier: string) => ({ type: 'font/woff2', url: import.meta.resolve(specifier) });
const beside = (name: string) => inPackage(`src/pages/${name}`).href;

/** The style sheets, the typefaces of the product, and its mark. */
const FILES: Readonly<Record<string, { type: string; url: string }>> = {
  'page.css': { type: 'text/css; charset=utf-8', url: beside('page.css') },
  'languages.css': { type: 'text/css; charset=utf-8', url: beside('languages.css') },
  'sections.css': { type: 'text/css; charset=utf-8', url: beside('sections.css') },
  'password.css': { type: 'text/css; charset=utf-8', url: beside('password.css') },
  'password.js': { type: 'text/javascript; charset=utf-8', url: beside('password.js') },
  'mark.svg': { type: 'image/svg+xml', url: beside('mark.svg') },
  'inter-latin.woff2': font('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  'inter-latin-ext.woff2': font('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
  'plus-jakarta-sans-latin.woff2': font(
    '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  ),
  'plus-jakarta-sans-latin-ext.woff2': font(
    '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2',
  ),
};

/** How long browsers keep them, as `Cache-Control` has it. */
export const PAGE_ASSETS_CACHING = `public, max-age=${60 * 60}`;

/** The file that an address names; undefined for any other address. */
export async function pageAssetAt(path: string): Promise<PageAsset | undefined> {
  if (!path.startsWith(`${PAGE_ASSETS_PATH}/`)) return undefined;
  const name = path.slice(PAGE_ASSETS_PATH.length + 1);
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  return file && { type: file.type, content: await readFile(fileURLToPath(file.url)) };
}
