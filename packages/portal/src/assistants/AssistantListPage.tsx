import type { AssistantSummary, ReplyOf } from '@parley/api';
import {
  type AssistantListItem,
  AssistantListScreen,
  type AssistantQuery,
  type AssistantView,
  DEFAULT_ASSISTANT_QUERY,
  type UsedUp,
} from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { useListState } from '../app/listState.ts';
import { TOLD_IN_PLACE } from '../app/toldInPlace.ts';
import { useFetchPagesAhead } from '../app/useFetchAhead.ts';
import { useListQuery } from '../app/useListQuery.ts';
import { useLooks } from '../app/useLooks.ts';
import { useRefusedSubscription } from '../billing/useRefusedSubscription.ts';
import { careHref } from '../conversations/careHref.ts';
import { keepAssistantView, readAssistantView } from './assistantView.ts';
import { useAssistantActions } from './useAssistantActions.ts';
import { useDeletedAssistants } from './useDeletedAssistants.ts';

function itemOf({ assistantGuid, ...assistant }: AssistantSummary): AssistantListItem {
  return {
    ...assistant,
    id: assistantGuid,
    href: `/assistants/chat/${assistantGuid}`,
    careHref: careHref(assistantGuid),
  };
}

/** The limit of use that is reached, if any: of both, that which lasts longer. */
function usedUpIn(status: ReplyOf<'getSubscriptionStatus'>): UsedUp | undefined {
  const { usedMessages, dailyMessageLimit, usedCharacters, monthlyCharacterLimit, resets } = status;
  const plansHref = '/pricing';
  if (usedCharacters >= monthlyCharacterLimit)
    return { limit: 'characters', resetAt: resets.characters, plansHref };
  if (usedMessages >= dailyMessageLimit) return { limit: 'messages', resetAt: resets.messages, plansHref };
  return undefined;
}

/**
 * The landing area of administrators (AS-1). What is searched for and how it is shown stand in the address.
 */
export default function AssistantListPage() {
  const { queries } = useApp();
  // Others, and other windows, make and delete assistants as well, and people write to them.
  const looks = useLooks();
  const assistants = useQuery({ ...queries.assistants, ...looks });
  const last24Hours = useQuery({ ...queries.last24Hours, ...looks });
  // What is used up is told here; the bar above the page, which shares the read, tells where that fails.
  const subscription = useQuery({ ...queries.subscriptionStatus, meta: TOLD_IN_PLACE });
  const refused = useRefusedSubscription();
  const { view = readAssistantView(), thread: _, ...search } = useSearch({ from: '/guarded/layout/' });
  const query: AssistantQuery = { ...DEFAULT_ASSISTANT_QUERY, ...search };
  const navigate = useNavigate({ from: '/' });
  const go = useCallback(
    (changed: Partial<AssistantQuery> & { view?: AssistantView }, replace = false) =>
      void navigate({
        to: '/',
        search: (before) => ({ ...before, ...changed }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  const shown = useListQuery(query, go);
  useFetchPagesAhead(assistants.isSuccess && !last24Hours.isPending);
  const isOfDeleted = query.status === 'deleted';
  const deleted = useDeletedAssistants(isOfDeleted, () => go({ status: 'all' }, true));
  const actions = useAssistantActions(assistants.data?.assistants ?? []);
  return (
    <AssistantListScreen
      state={useListState(assistants, ({ assistants: all }) => ({ assistants: all.map(itemOf) }))}
      last24Hours={useListState(last24Hours, (data) => data)}
      conversationsHref="/conversations?span=24h"
      {...shown}
      view={view}
      onViewChange={(next) => {
        keepAssistantView(next);
        go({ view: next });
      }}
      onRetry={() => {
        void assistants.refetch();
        void last24Hours.refetch();
      }}
      createHref="/create-assistant"
      {...(assistants.data && { limit: { max: assistants.data.assistantLimit, plansHref: '/pricing' } })}
      refused={refused}
      usedUp={subscription.data && usedUpIn(subscription.data)}
      actions={actions}
      deleted={isOfDeleted ? deleted : undefined}
      deletedCount={assistants.data?.deletedCount}
    />
  );
}
