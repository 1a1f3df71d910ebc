import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts';

/** What a new password needs (US-2). */
export const PASSWORD_RULES = ['length', 'lower', 'upper', 'digit', 'symbol'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** Flags of the patterns below: they see whole characters, and lines count as characters. */
export const PASSWORD_PATTERN_FLAGS = 'su';

/**
 * What a password matches where it meets a rule, as the source of a regular expression, since pages of the
 * server hand it on to their script.
 */
export const PASSWORD_PATTERNS: Readonly<Record<PasswordRule, string>> = {
  length: `^.{${PASSWORD_MIN_LENGTH},${PASSWORD_MAX_LENGTH}}$`,
  lower: '\\p{Ll}',
  upper: '\\p{Lu}',
  digit: '\\p{Nd}',
  symbol: '[^\\p{L}\\p{N}\\s]',
};

/** The rules that a password does not meet yet, in the order of `PASSWORD_RULES` (US-2). */
export function missingPasswordRules(password: string): readonly PasswordRule[] {
  return PASSWORD_RULES.filter(
    (rule) => !new RegExp(PASSWORD_PATTERNS[rule], PASSWORD_PATTERN_FLAGS).test(password),
  );
}
