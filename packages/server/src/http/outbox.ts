import { serverWords } from '@parley/i18n/server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Outbox } from '../mail.ts';
import { page, passedLanguage } from './page.ts';

/** Where the demo shows the e-mails that it would have sent. */
export const OUTBOX_PATH = '/outbox';

/** The page of the demo on which its e-mails can be read (CMD-8). */
export function createOutboxPage(outbox: Outbox): Hono {
  const app = new Hono();
  app.get(OUTBOX_PATH, (c) => {
    const language = passedLanguage(c);
    const t = serverWords(language);
    const mails = outbox.mails();
    const moment = new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'long',
      timeZone: 'UTC',
    });
    const content = html`<p class="soft">${t('outbox.purpose')}</p>
      ${mails.length === 0 ? html`<p>${t('outbox.empty')}</p>` : ''}
      ${mails.map(
        ({ to, subject, text, at }) =>
          html`<section><h2 dir="auto">${subject}</h2>
            <p class="soft">${t('outbox.to', { email: to })} · <time datetime="${at.toISOString()}">${moment.format(at)}</time></p>
            ${text.split('\n').map((line) => html`<p dir="auto">${linked(line)}</p>`)}</section>`,
      )}`;
    c.header('cache-control', 'no-store');
    return c.html(page(t('outbox.title'), content, language));
  });
  return app;
}

/** A line with its addresses of pages as links. */
function linked(line: string) {
  return line
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith('http') ? html`<a href="${part}">${part}</a>` : part));
}
