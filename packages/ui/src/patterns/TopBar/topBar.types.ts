import type { Locale } from '@parley/i18n';

/** News for the reader (spec section 3, SH-6). */
export interface NotificationItem {
  id: string;
  type: 'job_add' | 'new_feature' | 'company_created';
  author: string;
  avatarUrl: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** Of a `job_add`. */
  job: string;
  /** Of a `company_created`. */
  company: string;
  /** Of a `new_feature`. */
  description: string;
  read: boolean;
}

/** Somebody the reader works with (spec section 3, SH-7). */
export interface Contact {
  id: string;
  name: string;
  avatarUrl: string | null;
  isActive: boolean;
  /** ISO 8601; what counts when they are not active. */
  lastActivity: string;
}

/** Who is signed in, and where their menu leads. */
export interface AccountMenuProps {
  name: string;
  avatarUrl: string | null;
  /** Links of the menu, left out for those who may not go there. */
  links?: { profile: string; settings: string; billing: string };
  /** `loggingOut` from Logout until the page is left, or it failed. */
  state: 'idle' | 'loggingOut';
  onLogout: () => void;
}

/** The language in force, and the wish for another. */
export interface LanguageMenuProps {
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
}
