import { tidyDomain } from './domains.ts';

/** How something that the widget needs of a page stands (WG-7). */
export const FINDING_OUTCOMES = ['fine', 'problem', 'unknown'] as const;
export type FindingOutcome = (typeof FINDING_OUTCOMES)[number];

/** Longest address of a page that can be checked. */
export const PAGE_ADDRESS_MAX_LENGTH = 2000;

/** Everything that can be found of a page which should have the widget, by its part, and how that stands. */
export const PAGE_FINDINGS = {
  'page.reached': 'fine',
  'page.redirected': 'fine',
  'page.cut': 'unknown',
  'page.noServer': 'problem',
  'page.private': 'problem',
  'page.elsewhere': 'problem',
  'page.connection': 'problem',
  'page.certificate': 'problem',
  'page.timeout': 'problem',
  'page.loop': 'problem',
  'page.status': 'problem',
  'page.noHtml': 'problem',
  'page.unreadable': 'problem',
  'assistant.published': 'fine',
  'assistant.draft': 'problem',
  'assistant.paused': 'problem',
  'script.found': 'fine',
  'script.frame': 'fine',
  'script.notSeen': 'unknown',
  'script.twice': 'problem',
  'script.otherServer': 'problem',
  'script.stopped': 'problem',
  'script.insecure': 'problem',
  'key.right': 'fine',
  'key.missing': 'problem',
  'key.otherAssistant': 'problem',
  'key.unknown': 'problem',
  'domain.allowed': 'fine',
  'domain.missing': 'problem',
  'domain.drafted': 'problem',
  'domain.insecure': 'problem',
  'domain.impossible': 'problem',
  'scripts.allowed': 'fine',
  'scripts.trusted': 'unknown',
  'scripts.nonce': 'problem',
  'scripts.header': 'problem',
  'scripts.meta': 'problem',
  'frames.allowed': 'fine',
  'frames.header': 'problem',
  'frames.meta': 'problem',
  'isolation.none': 'fine',
  'isolation.isolated': 'fine',
  'isolation.sandbox': 'problem',
} as const satisfies Record<string, FindingOutcome>;

export type PageFindingCode = keyof typeof PAGE_FINDINGS;

/** Something that was found of a page which should have the widget (WG-7). */
export interface PageFinding {
  code: PageFindingCode;
  outcome: FindingOutcome;
  /** What its sentence names: an address, a status, an attribute, another assistant; '' where nothing. */
  about: string;
  /** How the line to change must read: a domain to add, or a directive; '' where nothing of these is. */
  line: string;
}

/**
 * The address of a page as somebody typed it, with a scheme where it was left out; null where it is none that
 * can be checked.
 */
export function pageAddressOf(typed: string): string | null {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const scheme = tidyDomain(text).startsWith('http://') ? 'http://' : 'https://';
  const url = URL.parse(hasScheme ? text : scheme + text);
  if (!url || !/^https?:$/.test(url.protocol) || /[*%]/.test(url.hostname)) return null;
  if (url.username || url.password || url.href.length > PAGE_ADDRESS_MAX_LENGTH) return null;
  return url.href;
}
