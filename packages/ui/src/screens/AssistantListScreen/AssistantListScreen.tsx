import { useWords } from '@parley/i18n/react';
import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { type ProblemMessage, problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { useMediaQuery } from '../../patterns/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';
import * as css from './AssistantListScreen.css.ts';
import { AssistantRowsSkeleton } from './AssistantRowsSkeleton.tsx';
import { AssistantTable } from './AssistantTable.tsx';
import {
  type AssistantListItem,
  type AssistantQuery,
  arrangeAssistants,
  sortedBy,
} from './arrangeAssistants.ts';
import { Last24Hours, type Last24HoursState } from './Last24Hours.tsx';
import { SortMenu } from './SortMenu.tsx';

export type AssistantListState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemMessage; retrying: boolean }
  | { kind: 'ready'; assistants: readonly AssistantListItem[] };

export interface AssistantListScreenProps {
  state: AssistantListState;
  last24Hours: Last24HoursState;
  /** What is searched for and how it is sorted: the owner keeps it, so that coming back finds it again. */
  query: AssistantQuery;
  onQueryChange: (query: AssistantQuery) => void;
  onRetry: () => void;
  /** Where an assistant is created. */
  createHref: string;
}

/** The landing area after sign-in: what happened lately, and the assistants (AS-1). */
export function AssistantListScreen({
  state,
  last24Hours,
  query,
  onQueryChange,
  onRetry,
  createHref,
}: AssistantListScreenProps) {
  const { t } = useWords();
  const isEmpty = state.kind === 'ready' && state.assistants.length === 0;
  return (
    <Page>
      <PageHeader
        title={t('assistants.title')}
        purpose={t('assistants.purpose')}
        actions={
          !isEmpty && (
            <ButtonLink variant="primary" icon={Plus} href={createHref}>
              {t('assistants.create')}
            </ButtonLink>
          )
        }
      />
      {!isEmpty && <Last24Hours state={last24Hours} />}
      {state.kind === 'loading' && <AssistantRowsSkeleton />}
      {state.kind === 'failed' && (
        <ErrorState
          text={`${t('assistants.failed')}. ${problemWords(t, state.problem)}`}
          onRetry={onRetry}
          retrying={state.retrying ? t('common.loading') : undefined}
        />
      )}
      {isEmpty && (
        <EmptyState
          title={t('assistants.empty')}
          actions={
            <ButtonLink variant="primary" icon={Plus} href={createHref}>
              {t('assistants.create')}
            </ButtonLink>
          }
        >
          {t('assistants.emptyText')}
        </EmptyState>
      )}
      {state.kind === 'ready' && !isEmpty && (
        <AssistantList assistants={state.assistants} query={query} onQueryChange={onQueryChange} />
      )}
    </Page>
  );
}

interface AssistantListProps extends Pick<AssistantListScreenProps, 'query' | 'onQueryChange'> {
  assistants: readonly AssistantListItem[];
}

function AssistantList({ assistants, query, onQueryChange }: AssistantListProps) {
  const { t, locale } = useWords();
  const phone = useMediaQuery(media.phone);
  // Typing stays quick in long lists: the rows may follow a frame later.
  const shownQuery = useDeferredValue(query);
  const shown = useMemo(
    () => arrangeAssistants(assistants, shownQuery, locale),
    [assistants, shownQuery, locale],
  );
  return (
    <section className={css.list} aria-label={t('assistants.list')}>
      <div className={css.tools}>
        <div className={css.heading}>
          <Heading level={2}>{t('assistants.list')}</Heading>
          <span className={css.count} role="status">
            {t('assistants.shown', { count: shown.length })}
          </span>
        </div>
        <div className={css.search}>
          <SearchField
            label={t('assistants.search')}
            value={query.search}
            onChange={(search) => onQueryChange({ ...query, search })}
          />
          {/* On phones the table is cards, which have no head to sort by. */}
          {phone && <SortMenu query={query} onQueryChange={onQueryChange} />}
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          picture="notFound"
          title={t('assistants.noMatch', { search: shownQuery.search })}
          actions={
            <Button onClick={() => onQueryChange({ ...query, search: '' })}>
              {t('assistants.clearSearch')}
            </Button>
          }
        >
          {t('assistants.noMatchText')}
        </EmptyState>
      ) : (
        <AssistantTable
          assistants={shown}
          query={shownQuery}
          onSort={(field) => onQueryChange(sortedBy(query, field))}
        />
      )}
    </section>
  );
}
