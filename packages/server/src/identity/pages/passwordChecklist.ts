import { serverWords } from '@parley/i18n/server';
import {
  type Locale,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_PATTERN_FLAGS,
  PASSWORD_PATTERNS,
  PASSWORD_RULES,
} from '@parley/model';
import { html } from 'hono/html';
import type { Markup } from '../../pages/layout.ts';

const LENGTHS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

const RULE_WORDS = {
  length: 'invitation.rule.length',
  lower: 'invitation.rule.lower',
  upper: 'invitation.rule.upper',
  digit: 'invitation.rule.digit',
  symbol: 'invitation.rule.symbol',
} as const;

/** What a new password needs (US-2): a sentence, and a list that the page's script ticks while one types. */
export function passwordRulesOf(language: Locale): { help: string; checklist: Markup } {
  const t = serverWords(language);
  return {
    help: t('invitation.rules', LENGTHS),
    checklist: html`<div class="rules" data-flags="${PASSWORD_PATTERN_FLAGS}" data-met="${t('invitation.rule.met')}" data-missing="${t('invitation.rule.missing')}" hidden>
<p id="rules-title">${t('invitation.rulesTitle')}</p>
<ul aria-labelledby="rules-title">
${PASSWORD_RULES.map(
  (
    rule,
  ) => html`<li data-pattern="${PASSWORD_PATTERNS[rule]}">${t(RULE_WORDS[rule], LENGTHS)}<span></span></li>
`,
)}</ul>
</div>`,
  };
}
