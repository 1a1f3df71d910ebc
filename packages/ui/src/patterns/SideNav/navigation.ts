import type { UseWords } from '@parley/i18n/react';
import type { LucideIcon } from 'lucide-react';
import { BookOpen, Bot, CreditCard, MessagesSquare, UserRound, UsersRound } from 'lucide-react';

/** One entry of the navigation (SH-2). */
export interface NavItem {
  title: string;
  /** Where it leads; a nested entry's own address too. */
  path: string;
  /** Addresses whose screens, and all below them, belong to this entry too. */
  covers?: readonly string[];
  icon?: LucideIcon;
  /** A short note behind the title. */
  label?: string;
  /** Shown, but leads nowhere. */
  disabled?: boolean;
  /** Leads out of the portal, into a new tab. */
  external?: boolean;
  items?: readonly NavItem[];
}

/** Entries that belong together (SH-2). */
export interface NavSection {
  subheader?: string;
  items: readonly NavItem[];
}

/** Where an administrator's navigation leads: an entry's own address, then the others that belong to it. */
export type AdminPaths = Record<
  'chatAssistants' | 'conversations' | 'account' | 'users' | 'billing' | 'quickStartGuide',
  readonly [path: string, ...covers: string[]]
>;

/** The navigation of an administrator (SH-2). */
export function adminNavigation(t: UseWords['t'], paths: AdminPaths): readonly NavSection[] {
  const entry = (key: keyof AdminPaths, icon: LucideIcon): NavItem => {
    const [path, ...covers] = paths[key];
    return { title: t(`shell.navigation.${key}`), path, covers, icon };
  };
  return [
    { items: [entry('chatAssistants', Bot), entry('conversations', MessagesSquare)] },
    {
      subheader: t('shell.navigation.settings'),
      items: [entry('account', UserRound), entry('users', UsersRound), entry('billing', CreditCard)],
    },
    { subheader: t('shell.navigation.helpCenter'), items: [entry('quickStartGuide', BookOpen)] },
  ];
}

/** Whether an entry is the current one: its own address, one that it covers, or one below either. */
export function isCurrent(item: NavItem, path: string): boolean {
  if (item.external || item.disabled) return false;
  return [item.path, ...(item.covers ?? [])].some(
    (own) => path === own || (own !== '/' && path.startsWith(`${own}/`)),
  );
}

/** Whether an entry, or one nested in it, is the current one. */
export function holdsCurrent(item: NavItem, path: string): boolean {
  return isCurrent(item, path) || (item.items?.some((nested) => holdsCurrent(nested, path)) ?? false);
}
