import { TOO_LARGE } from '@parley/api';
import type { Words } from '@parley/i18n';

/**
 * Codes with which the server refuses what a visitor wrote (413, 422). `unknown` is a reply without a code,
 * which comes from something in front of the server: what it says is not meant for visitors.
 */
export const REFUSED: readonly string[] = ['invalid_text', 'invalid_input', 'unknown', TOO_LARGE];

/** Says such a refusal in the visitor's language; undefined for others, told as the server wrote them. */
export const refusalIn =
  ({ t }: Pick<Words, 't'>) =>
  (code: string): string | undefined =>
    REFUSED.includes(code) ? t('chat.problem.refused') : undefined;
