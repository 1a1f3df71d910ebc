import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locale } from '@parley/model';
import { html, raw } from 'hono/html';
import { ROUTES } from '../routes.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trim();
const css = read('./page.css');
const mark = raw(read('./mark.svg'));

/** A piece of a page, escaped. */
export type Markup = ReturnType<typeof html>;

/** CSP source of the pages' one style sheet. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** A whole page around its card. Needs no script. */
export function page(language: Locale, title: string, card: Markup): Markup {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Parley</title>
<link rel="icon" href="${ROUTES.assets}/mark.svg" type="image/svg+xml">
<link rel="preload" href="${ROUTES.assets}/inter-latin.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${ROUTES.assets}/plus-jakarta-sans-latin.woff2" as="font" type="font/woff2" crossorigin>
<style>${raw(css)}</style>
</head>
<body>
<main>
<div class="brand">${mark}<span>Parley</span></div>
<div class="card">${card}</div>
</main>
</body>
</html>`;
}
