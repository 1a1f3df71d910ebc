import type { Locale } from '@parley/model';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { languageFrom } from '../pages/language.ts';
import { type Markup, pageOf } from '../pages/layout.ts';

/** Largest form of such a page: a few fields. */
export const FORM_MAX_BYTES = 16 * 1024;

/** Language of a page that does not know whose it is: what its address passes along, else English (SH-5). */
export const passedLanguage = (c: Context): Locale => languageFrom(c.req.query('ui_locales'));

/** A page of sections below its title, on the portal's port. */
export const page = (title: string, markup: Markup, language: Locale): Markup =>
  pageOf(language, title, { kind: 'sections', markup });

/** A page that is one card, on the portal's port. */
export const cardPage = (title: string, markup: Markup, language: Locale): Markup =>
  pageOf(language, title, {
    kind: 'card',
    markup: html`<div class="head"><h1>${title}</h1></div>${markup}`,
  });
