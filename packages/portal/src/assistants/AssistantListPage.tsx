import type { AssistantSummary } from '@parley/api';
import { type AssistantListItem, AssistantListScreen, DEFAULT_ASSISTANT_QUERY } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { listStateOf } from '../app/listState.ts';
import { keepAssistantView, readAssistantView } from './assistantView.ts';

function itemOf({ assistantGuid, ...assistant }: AssistantSummary): AssistantListItem {
  return { ...assistant, id: assistantGuid, href: `/assistants/chat/${assistantGuid}` };
}

/** The landing area of administrators (AS-1). */
export default function AssistantListPage() {
  const { queries } = useApp();
  const assistants = useQuery(queries.assistants);
  const last24Hours = useQuery(queries.last24Hours);
  const [query, setQuery] = useState(DEFAULT_ASSISTANT_QUERY);
  const [view, setView] = useState(readAssistantView);
  return (
    <AssistantListScreen
      state={listStateOf(assistants, ({ assistants: all }) => ({ assistants: all.map(itemOf) }))}
      last24Hours={listStateOf(last24Hours, (data) => data)}
      query={query}
      onQueryChange={setQuery}
      view={view}
      onViewChange={(next) => {
        setView(next);
        keepAssistantView(next);
      }}
      onRetry={() => {
        void assistants.refetch();
        void last24Hours.refetch();
      }}
      createHref="/create-assistant"
    />
  );
}
