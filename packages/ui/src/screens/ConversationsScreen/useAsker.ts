import { useWords } from '@parley/i18n/react';
import type { ConversationListItem } from './conversations.types.ts';

/** A site as it is read: what is before its host would leave no room for it. */
export const siteName = (site: string): string => site.replace(/^https?:\/\//, '');

/** Who asked, in words: a user's name, or a visitor of a site, of whom nothing else is known. */
export function useAsker({ userName, site }: Pick<ConversationListItem, 'userName' | 'site'>): string {
  const { t } = useWords();
  if (userName !== null) return userName;
  return site === null ? t('conversations.visitor') : t('conversations.visitorOn', { site: siteName(site) });
}
