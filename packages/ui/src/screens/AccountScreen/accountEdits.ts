import {
  CONVERSATION_DAYS_DEFAULT,
  CONVERSATION_DAYS_MAX,
  CONVERSATION_DAYS_MIN,
  DISPLAY_NAME_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  isBlank,
  isEmail,
  mailable,
  ORGANISATION_NAME_MAX_LENGTH,
} from '@parley/model';
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

/** What was typed, and what stood there when that began. */
export interface DetailEdits {
  edits: Partial<AccountDetails>;
  was: Partial<AccountDetails>;
}

/** Before anything is typed. */
export const NO_EDITS: DetailEdits = { edits: {}, was: {} };

const keysOf = (details: Partial<AccountDetails>) => Object.keys(details) as (keyof AccountDetails)[];

const isAddress = (key: keyof AccountDetails) => key === 'billingEmail' || key === 'supportEmail';

/** Those edits that differ from what is there: addresses as mail carries them; the server trims the rest. */
export function changedDetails(account: Account, { edits }: DetailEdits): Partial<AccountDetails> {
  const present = detailsOf(account);
  const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
  return Object.fromEntries(
    keysOf(edits)
      .map((key) => [key, isAddress(key) ? mailable(`${edits[key]}`) : edits[key]] as const)
      .filter(([key, value]) => trimmed(value) !== present[key]),
  );
}

/** The same with one more edit. */
export function withEdit(account: Account, made: DetailEdits, edit: Partial<AccountDetails>): DetailEdits {
  const present = detailsOf(account);
  const changed = changedDetails(account, made);
  const begun = keysOf(edit).filter((key) => !(key in changed));
  const was = Object.fromEntries(begun.map((key) => [key, present[key]]));
  return { edits: { ...made.edits, ...edit }, was: { ...made.was, ...was } };
}

/** Those edits that were not saved: the others are what is there now, and no change any more. */
export function unsavedEdits(account: Account, made: DetailEdits): DetailEdits {
  const changed = changedDetails(account, made);
  const left = <T extends object>(all: T) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => key in changed)) as T;
  return { edits: left(made.edits), was: left(made.was) };
}

/** What stands there now where it was changed elsewhere since the edit began (FA-1). */
export function changedElsewhere(account: Account, made: DetailEdits): Partial<AccountDetails> {
  const present = detailsOf(account);
  return Object.fromEntries(
    keysOf(changedDetails(account, made))
      .filter((key) => key in made.was && made.was[key] !== present[key])
      .map((key) => [key, present[key]]),
  );
}

export type DetailProblem = 'nameMissing' | 'organisationMissing' | 'emailWrong' | 'daysOutside' | 'tooLong';

/** The longest text of each field. */
export const LONGEST = {
  name: DISPLAY_NAME_MAX_LENGTH,
  organisationName: ORGANISATION_NAME_MAX_LENGTH,
  billingEmail: EMAIL_MAX_LENGTH,
  supportEmail: EMAIL_MAX_LENGTH,
} as const;

/** What is wrong with which answer (US-2); an empty billing address is none, for not all pay. */
export function detailProblems(
  details: AccountDetails,
): Partial<Record<keyof AccountDetails, DetailProblem>> {
  const { name, organisationName, billingEmail, supportEmail, conversationDays } = details;
  const isKept = conversationDays >= CONVERSATION_DAYS_MIN && conversationDays <= CONVERSATION_DAYS_MAX;
  return {
    ...(isBlank(name) ? { name: 'nameMissing' } : {}),
    ...(isBlank(organisationName) ? { organisationName: 'organisationMissing' } : {}),
    ...(billingEmail !== '' && !isEmail(mailable(billingEmail)) ? { billingEmail: 'emailWrong' } : {}),
    ...(isEmail(mailable(supportEmail)) ? {} : { supportEmail: 'emailWrong' }),
    ...(isKept && Number.isInteger(conversationDays) ? {} : { conversationDays: 'daysOutside' }),
    ...Object.fromEntries(
      (Object.keys(LONGEST) as (keyof typeof LONGEST)[])
        .filter((key) => details[key].trim().length > LONGEST[key])
        .map((key) => [key, 'tooLong']),
    ),
  };
}
