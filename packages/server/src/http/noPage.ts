import { serverWords } from '@parley/i18n/server';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { cardPage, passedLanguage } from './page.ts';

/**
 * The reply for an address at which there is nothing: a page with the way back for who opened it in a
 * browser, a plain sentence for a program.
 * @param status 400 where the address is not even text
 */
export function noPage(c: Context, status: 400 | 404): Response | Promise<Response> {
  if (!c.req.header('accept')?.includes('text/html')) {
    return c.text(status === 400 ? 'Bad request.' : 'Not found.', status);
  }
  const language = passedLanguage(c);
  const t = serverWords(language);
  const content = html`<p class="message">${t('noPage.text')}</p>
<a class="button main" href="/">${t('verify.back')}</a>`;
  return c.html(cardPage(t('noPage.title'), content, language), status);
}
