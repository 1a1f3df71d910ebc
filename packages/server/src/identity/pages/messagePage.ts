import type { Locale } from '@parley/model';
import { html } from 'hono/html';
import { type Markup, page } from './layout.ts';
import { type MessageName, pageWords } from './words.ts';

/** Says one thing and offers one way on. */
export function messagePage(
  language: Locale,
  name: MessageName,
  way: { href: string; label: 'toPortal' | 'toSignIn' },
  code?: string,
): Markup {
  const words = pageWords[language];
  const { title, text } = words[name];
  return page(
    language,
    title,
    html`<div class="head"><h1>${title}</h1><p class="message">${text}</p></div>
<a class="button main" href="${way.href}">${words[way.label]}</a>
${code ? html`<p class="code">${words.code}: <code>${code}</code></p>` : ''}`,
  );
}
