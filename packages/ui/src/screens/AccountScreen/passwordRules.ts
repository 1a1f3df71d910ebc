import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@parley/model';

/** What a new password needs (US-2). */
export const PASSWORD_RULES = ['length', 'lower', 'upper', 'digit', 'symbol'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const met: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => {
    const { length } = [...password];
    return length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH;
  },
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[^\p{L}\p{N}\s]/u.test(password),
};

/** The rules that a password does not meet yet, in the order of `PASSWORD_RULES`. */
export function missingPasswordRules(password: string): readonly PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !met[rule](password));
}
