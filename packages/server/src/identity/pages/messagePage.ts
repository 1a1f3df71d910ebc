import { type ServerWords, serverWords } from '@parley/i18n/server';
import type { Locale } from '@parley/model';
import { html } from 'hono/html';
import { type Markup, pageOf } from '../../pages/layout.ts';

type Key = Parameters<ServerWords>[0];

/** Pages that only say something: their titles and texts. */
const MESSAGES = {
  signUp: ['identity.signUp.title', 'identity.signUp.text'],
  signedIn: ['identity.signedIn.title', 'identity.signedIn.text'],
  expired: ['identity.expired.title', 'identity.expired.text'],
  refused: ['identity.refused.title', 'identity.refused.text'],
  notFound: ['identity.notFound.title', 'identity.notFound.text'],
  logoutRefused: ['identity.logoutRefused.title', 'identity.logoutRefused.text'],
  failed: ['identity.failed.title', 'identity.failed.text'],
  resetSent: ['identity.resetSent.title', 'identity.resetSent.text'],
  resetOver: ['identity.resetOver.title', 'identity.resetOver.text'],
  tooMany: ['identity.tooMany.title', 'identity.tooMany.text'],
  resetDone: ['identity.resetDone.title', 'identity.resetDone.text'],
} as const satisfies Record<string, readonly [Key, Key]>;

/** Where such a page leads. */
const WAYS = {
  toPortal: 'identity.toPortal',
  toSignIn: 'identity.toSignIn',
  resetAgain: 'identity.resetAgain',
} as const satisfies Record<string, Key>;

export type MessageName = keyof typeof MESSAGES;

/** Where a page leads, in its words. */
interface Way {
  href: string;
  label: keyof typeof WAYS;
}

/** What some pages say besides. */
export interface MessageDetails {
  /** What an administrator is told of. */
  code?: string | undefined;
  /** What the text counts: minutes to wait, or hours that a link is valid. */
  count?: number;
  /** A second way on, where the page cannot know which one is right. */
  other?: Way;
}

/** Says one thing and offers a way on. */
export function messagePage(
  language: Locale,
  name: MessageName,
  way: Way,
  { code, count = 0, other }: MessageDetails = {},
): Markup {
  const t = serverWords(language);
  const [title, text] = MESSAGES[name];
  const linkTo = (kind: 'main' | 'quiet', { href, label }: Way) =>
    html`<a class="button ${kind}" href="${href}">${t(WAYS[label])}</a>`;
  const main = linkTo('main', way);
  return pageOf(language, t(title), {
    kind: 'card',
    markup: html`<div class="head"><h1>${t(title)}</h1><p class="message">${t(text, { count })}</p></div>
${other ? html`<div class="actions">${main}${linkTo('quiet', other)}</div>` : main}
${code ? html`<p class="code">${t('identity.code')}: <code>${code}</code></p>` : ''}`,
  });
}
