import { readFileSync } from 'node:fs';
import { serverWords } from '@parley/i18n/server';
import { LOCALES, type Locale } from '@parley/model';
import { html, raw } from 'hono/html';
import { inPackage } from '../packageFolder.ts';
import { PAGE_ASSETS_PATH, PASSWORD_SCRIPT, PASSWORD_STYLES } from './assets.ts';
import { ACTION_FIELD, FORM_ID, inLanguage, LANGUAGE_ACTION } from './language.ts';

const mark = raw(readFileSync(inPackage('src/pages/mark.svg'), 'utf8').trim());

/** A piece of a page, escaped. */
export type Markup = ReturnType<typeof html>;

/** What stands on a page: one card with its own title, or sections below the title, each a card. */
export interface PageContent {
  kind: 'card' | 'sections';
  markup: Markup;
  /** Whether a password is typed on it. */
  withPassword?: boolean;
  /** Its own path, where it is also had in the other languages: who comes here may read none of the first. */
  path?: string | undefined;
  /** Whether it holds the form of `FORM_ID`, of which a page in another language keeps what was typed. */
  withForm?: boolean;
}

/**
 * A whole page that the server makes itself, on whichever of its ports: the product's logo, colours and
 * typefaces, both colour schemes. Its one script only adds to forms with a password: a button, a checklist,
 * a check before they are sent, and a way back to them that sends nothing again.
 */
export function pageOf(
  language: Locale,
  title: string,
  { kind, markup, withPassword, path, withForm = false }: PageContent,
): Markup {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Parley</title>
<link rel="icon" href="${PAGE_ASSETS_PATH}/mark.svg" type="image/svg+xml">
<link rel="preload" href="${PAGE_ASSETS_PATH}/inter-latin.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${PAGE_ASSETS_PATH}/plus-jakarta-sans-latin.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${PAGE_ASSETS_PATH}/page.css">
${path === undefined ? '' : html`<link rel="stylesheet" href="${PAGE_ASSETS_PATH}/languages.css">`}
${kind === 'sections' ? html`<link rel="stylesheet" href="${PAGE_ASSETS_PATH}/sections.css">` : ''}
${
  withPassword
    ? html`<link rel="stylesheet" href="${PASSWORD_STYLES}">
<script src="${PASSWORD_SCRIPT}" defer></script>`
    : ''
}
</head>
<body class="${kind === 'card' ? 'card-page' : 'sections'}">
<main>
<div class="brand">${mark}<span>Parley</span></div>
${kind === 'card' ? html`<div class="card">${markup}</div>` : html`<h1>${title}</h1>${markup}`}
${path === undefined ? '' : languagesOf(language, path, withForm)}
</main>
</body>
</html>`;
}

/** What each language calls itself. */
const NAMES = {
  en: 'languages.en',
  de: 'languages.de',
  es: 'languages.es',
  pl: 'languages.pl',
} as const satisfies Record<Locale, string>;

/**
 * Leads to the same page in each language. A link would lose what was typed in the form of the page: there
 * they are buttons, which send it along, passwords not in an address.
 */
function languagesOf(language: Locale, path: string, withForm: boolean): Markup {
  const t = serverWords(language);
  const links = LOCALES.map((each) => {
    const current = each === language ? html`aria-current="true"` : '';
    const href = inLanguage(path, each);
    const name = t(NAMES[each]);
    if (!withForm) {
      return html`<li><a href="${href}" lang="${each}" hreflang="${each}" ${current}>${name}</a></li>`;
    }
    const sent = html`name="${ACTION_FIELD}" value="${LANGUAGE_ACTION}" formaction="${href}" formnovalidate`;
    return html`<li><button form="${FORM_ID}" ${sent} lang="${each}" ${current}>${name}</button></li>`;
  });
  return html`<nav class="languages" aria-label="${t('languages.title')}"><ul>${links}</ul></nav>`;
}
