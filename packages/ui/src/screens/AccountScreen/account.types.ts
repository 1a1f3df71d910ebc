import type { Locale, ProblemInPlace, RefusedFields } from '@parley/model';
import type { AvatarFieldState } from '../../patterns/AvatarField/AvatarField.tsx';

/** Who the reader is, and their organisation. */
export interface Account {
  name: string;
  email: string;
  avatarUrl: string | null;
  /** Null while nobody knows. */
  emailVerified: boolean | null;
  isAdmin: boolean;
  /** The reader's own. */
  language: Locale;
  organisationName: string;
  supportEmail: string;
  /** Left out where nobody knows; '' where there is none. */
  billingEmail?: string;
  /** The organisation's; left out where nobody knows. */
  defaultLanguage?: Locale;
  /** Days that a conversation is kept after its last message; left out where nobody knows (AS-6). */
  conversationDays?: number;
  /** Signs in with another provider, which keeps the password too. */
  externalAccount: boolean;
}

/** What can be changed in the account's form. */
export interface AccountDetails {
  name: string;
  organisationName: string;
  billingEmail: string;
  supportEmail: string;
  defaultLanguage: Locale;
  conversationDays: number;
}

/** Changes name and organisation; what is saved comes back in `account`. */
export interface DetailsEditing {
  /** `refused`: fields that the server did not take, where a toast told that. */
  state: { kind: 'idle' | 'saving'; refused?: RefusedFields } | { kind: 'failed'; problem: ProblemInPlace };
  /**
   * How many conversations have had no message for so many days, and go once they are kept no longer; null
   * where that cannot be had. Never rejects.
   */
  countOlder?: (days: number) => Promise<number | null>;
  /** Only what was changed, and what it was when it was last read. */
  onSave: (changed: Partial<AccountDetails>, was: Partial<AccountDetails>) => void;
}

export interface AvatarEditing {
  state: AvatarFieldState;
  /** A PNG, JPEG or WebP of at most `AVATAR_MAX_BYTES`. */
  onUpload: (picture: File) => void;
  onRemove: () => void;
}

export interface EmailVerification {
  /** A link is on its way that can still be opened. */
  linkSent: boolean;
  /** What became of the last link that was asked for. */
  state: { kind: 'idle' | 'sending' | 'sent' } | { kind: 'failed'; problem: ProblemInPlace };
  onSend: () => void;
}
