import { useWords } from '@parley/i18n/react';
import type { ProblemInPlace } from '@parley/model';
import { History, Plus, Upload } from 'lucide-react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LeftOut } from '../../components/LeftOut/LeftOut.tsx';
import { formatReset } from '../../format/dates.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure.tsx';
import { type Outdated, OutdatedNotice } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';
import { type RefusedSubscription, refusedWords } from '../../patterns/refusedSubscription.ts';
import { AssistantFailures } from './AssistantFailures.tsx';
import { AssistantList } from './AssistantList.tsx';
import * as css from './AssistantListScreen.css.ts';
import { AssistantRowsSkeleton } from './AssistantRowsSkeleton.tsx';
import type { AssistantListItem, AssistantQuery, AssistantView } from './arrangeAssistants.ts';
import type { AssistantActions } from './assistantActions.ts';
import { DeletedList } from './deferredDeletedList.ts';
import { ImportDialog } from './deferredDialogs.ts';
import type { DeletedAssistants } from './deleted.types.ts';
import { Last24Hours, type Last24HoursState } from './Last24Hours.tsx';

export type AssistantListState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | {
      kind: 'ready';
      assistants: readonly AssistantListItem[];
      outdated?: Outdated;
      leftOut?: number;
    };

/** A limit of use that is reached. */
export interface UsedUp {
  limit: 'messages' | 'characters';
  /** When there are answers again, ISO 8601. */
  resetAt: string;
  plansHref: string;
}

export interface AssistantListScreenProps {
  state: AssistantListState;
  last24Hours: Last24HoursState;
  /** Where the conversations behind those figures can be read; left out where they can't. */
  conversationsHref?: string;
  /**
   * What is searched for and how it is sorted: the owner keeps it, so that it is restored when the reader
   * comes back.
   */
  query: AssistantQuery;
  onQueryChange: (query: AssistantQuery) => void;
  /** @default 'table' */
  view?: AssistantView;
  /** Lets one choose between table and cards. */
  onViewChange?: (view: AssistantView) => void;
  onRetry: () => void;
  /** Where an assistant is created; null for who may not. */
  createHref: string | null;
  /** How many assistants the plan allows, and where the plans are. */
  limit?: { max: number; plansHref: string };
  /** The subscription, where it lets nobody make an assistant, whether the plan has room or not. */
  refused?: RefusedSubscription | undefined;
  /** The plan's limit of use that is reached, and since nothing is answered; left out where none is. */
  usedUp?: UsedUp | undefined;
  /** What can be done here besides looking; left out, nothing. */
  actions?: AssistantActions;
  /** The deleted ones, while the query asks for them. */
  deleted?: DeletedAssistants | undefined;
  /** How many can be had back: the list leads to them, also an empty one. @default 0 */
  deletedCount?: number | undefined;
}

/** The landing area after sign-in: what happened lately, and the assistants (AS-1). */
export function AssistantListScreen({
  state,
  last24Hours,
  conversationsHref,
  query,
  onQueryChange,
  view = 'table',
  onViewChange,
  onRetry,
  createHref,
  limit,
  refused,
  usedUp,
  actions,
  deleted,
  deletedCount = 0,
}: AssistantListScreenProps) {
  const { t, locale } = useWords();
  const assistants = state.kind === 'ready' ? state.assistants : [];
  const hasNone = state.kind === 'ready' && assistants.length === 0;
  // Those that could not be shown are there all the same (T20).
  const isEmpty = hasNone && !state.leftOut && !deleted;
  const isFull = limit !== undefined && state.kind === 'ready' && assistants.length >= limit.max;
  const refusal = refused && refusedWords(refused.standing);
  const room = isFull ? t('assistants.limit', { count: limit.max }) : undefined;
  /** Why none can be made. */
  const limitReason = refusal ? t(refusal.title) : room;
  const buttons = (
    <>
      {actions && (
        <Button icon={Upload} onClick={actions.imports.onOpen} disabledReason={limitReason}>
          {t('assistants.import')}
        </Button>
      )}
      {createHref !== null &&
        (limitReason !== undefined ? (
          <Button variant="primary" icon={Plus} disabledReason={limitReason}>
            {t('assistants.create')}
          </Button>
        ) : (
          <ButtonLink variant="primary" icon={Plus} href={createHref}>
            {t('assistants.create')}
          </ButtonLink>
        ))}
    </>
  );
  const outdated = state.kind === 'ready' ? state.outdated : undefined;
  const failed = actions !== undefined && actions.failures.length > 0;
  return (
    <Page>
      <PageHeader
        title={t('assistants.title')}
        purpose={t('assistants.purpose')}
        actions={!isEmpty && (actions !== undefined || createHref !== null) && buttons}
      />
      {(limitReason !== undefined || outdated || failed || usedUp) && (
        <Stack gap={12} className={css.notices}>
          {outdated && <OutdatedNotice outdated={outdated} onRetry={onRetry} />}
          {usedUp && (
            <Banner
              tone="caution"
              title={t(`subscription.limit.${usedUp.limit === 'messages' ? 'title463' : 'title464'}`)}
              actions={
                <ButtonLink size="small" href={usedUp.plansHref}>
                  {t('subscription.seePlans')}
                </ButtonLink>
              }
            >
              {t('subscription.limit.freeAgain', { time: formatReset(locale, usedUp.resetAt) })}
            </Banner>
          )}
          {refused && refusal && createHref !== null && (
            <Banner
              tone="caution"
              title={t(refusal.title)}
              actions={
                <ButtonLink size="small" href={refused.href}>
                  {t(refusal.link)}
                </ButtonLink>
              }
            >
              {t(refusal.text)}
            </Banner>
          )}
          {isFull && !refused && createHref !== null && (
            <Banner
              tone="info"
              title={t('assistants.limit', { count: limit.max })}
              actions={
                <ButtonLink size="small" href={limit.plansHref}>
                  {t('subscription.seePlans')}
                </ButtonLink>
              }
            >
              {t('assistants.limitText')}
            </Banner>
          )}
          {actions && <AssistantFailures {...actions} />}
        </Stack>
      )}
      {!isEmpty && <Last24Hours state={last24Hours} href={conversationsHref} />}
      {deleted && (
        <DeletedList
          {...deleted}
          {...{ query, onQueryChange, view }}
          // To have one back takes room alone.
          limitReason={isFull ? limitReason : undefined}
          onViewChange={undefined}
        />
      )}
      {state.kind === 'loading' && !deleted && (
        <AssistantRowsSkeleton
          {...{ query, onQueryChange, view, onViewChange }}
          deleted={actions !== undefined}
        />
      )}
      {state.kind === 'failed' && !deleted && (
        <LoadFailure
          title={t('assistants.failed')}
          problem={state.problem}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      )}
      {isEmpty && (
        <EmptyState
          title={t(deletedCount > 0 ? 'assistants.onlyDeleted' : 'assistants.empty')}
          actions={
            <>
              {buttons}
              {deletedCount > 0 && (
                <Button icon={History} onClick={() => onQueryChange({ ...query, status: 'deleted' })}>
                  {t('assistants.recentlyDeletedCount', { count: deletedCount })}
                </Button>
              )}
            </>
          }
        >
          {t(deletedCount > 0 ? 'assistants.onlyDeletedText' : 'assistants.emptyText')}
        </EmptyState>
      )}
      {state.kind === 'ready' && !hasNone && !deleted && (
        <AssistantList
          assistants={assistants}
          query={query}
          onQueryChange={onQueryChange}
          view={view}
          onViewChange={onViewChange}
          actions={actions}
          limitReason={limitReason}
          deletedCount={deletedCount}
        />
      )}
      {state.kind === 'ready' && !deleted && <LeftOut count={state.leftOut} empty={null} />}
      {actions?.imports.state && <ImportDialog {...actions.imports} state={actions.imports.state} />}
    </Page>
  );
}
