import type { Words } from '@parley/i18n';

/** Codes with which the server refuses what a visitor wrote (422). */
export const REFUSED: readonly string[] = ['invalid_text', 'invalid_input'];

/** Says such a refusal in the visitor's language; undefined for others, told as the server wrote them. */
export const refusalIn =
  ({ t }: Pick<Words, 't'>) =>
  (code: string): string | undefined =>
    REFUSED.includes(code) ? t('chat.problem.refused') : undefined;
