import { useWords } from '@parley/i18n/react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { type ConversationQuery, DEFAULT_CONVERSATION_QUERY, isNarrowed } from './conversations.types.ts';

export interface NoConversationsProps {
  query: ConversationQuery;
  onQueryChange: (query: ConversationQuery) => void;
  /** Where it says how an assistant gets onto a site. */
  installHref: string;
  /** Where deleted assistants are had back, whose conversations are not shown; left out where none is. */
  deletedHref: string | undefined;
}

/** What stands in place of a list without a row: why there is none, and what to do next (AS-6). */
export function NoConversations({ query, onQueryChange, installHref, deletedHref }: NoConversationsProps) {
  const { t } = useWords();
  return isNarrowed(query) ? (
    <EmptyState
      picture="notFound"
      title={t('conversations.noMatch')}
      actions={
        <Button onClick={() => onQueryChange(DEFAULT_CONVERSATION_QUERY)}>{t('common.clearAll')}</Button>
      }
    >
      {t('conversations.noMatchText')}
    </EmptyState>
  ) : (
    <EmptyState
      title={t(deletedHref ? 'conversations.onlyDeleted' : 'conversations.empty')}
      actions={
        <>
          {deletedHref && <ButtonLink href={deletedHref}>{t('assistants.seeDeleted')}</ButtonLink>}
          <ButtonLink href={installHref}>{t('conversations.install')}</ButtonLink>
        </>
      }
    >
      {t(deletedHref ? 'conversations.onlyDeletedText' : 'conversations.emptyText')}
    </EmptyState>
  );
}
