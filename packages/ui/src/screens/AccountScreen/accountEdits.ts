import { CONVERSATION_DAYS_DEFAULT } from '@parley/model';
import { isEmail } from '../email.ts';
import type { Account, AccountDetails } from './account.types.ts';

/**
 * What the form shows before anything is changed; what nobody knows is empty, and the language the reader's
 * own.
 */
export function detailsOf(account: Account): AccountDetails {
  return {
    name: account.name,
    organisationName: account.organisationName,
    billingEmail: account.billingEmail ?? '',
    supportEmail: account.supportEmail,
    defaultLanguage: account.defaultLanguage ?? account.language,
    conversationDays: account.conversationDays ?? CONVERSATION_DAYS_DEFAULT,
  };
}

/** Those edits that differ from what is there. */
export function changedDetails(account: Account, edits: Partial<AccountDetails>): Partial<AccountDetails> {
  const present = detailsOf(account);
  const keys = Object.keys(edits) as (keyof AccountDetails)[];
  return Object.fromEntries(
    keys.filter((key) => edits[key] !== present[key]).map((key) => [key, edits[key]]),
  );
}

export type DetailProblem = 'nameMissing' | 'organisationMissing' | 'emailWrong';

/** What is wrong with which answer (US-2); an empty billing address is none, for not all pay. */
export function detailProblems(
  details: AccountDetails,
): Partial<Record<keyof AccountDetails, DetailProblem>> {
  const { name, organisationName, billingEmail, supportEmail } = details;
  return {
    ...(name.trim() === '' ? { name: 'nameMissing' } : {}),
    ...(organisationName.trim() === '' ? { organisationName: 'organisationMissing' } : {}),
    ...(billingEmail !== '' && !isEmail(billingEmail.trim()) ? { billingEmail: 'emailWrong' } : {}),
    ...(isEmail(supportEmail.trim()) ? {} : { supportEmail: 'emailWrong' }),
  };
}
