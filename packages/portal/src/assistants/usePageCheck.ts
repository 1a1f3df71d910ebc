import type { PageCheck, PageCheckState } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { problemOf } from '../app/listState.ts';

/**
 * Checks a page that should have the widget of an assistant (WG-7). It only reads: it is a query for each
 * time that it is asked for, and what was found does not change by itself.
 */
export function usePageCheck(assistantGuid: string): PageCheck {
  const { client } = useApp();
  const [asked, setAsked] = useState<{ address: string; time: number } | null>(null);
  const query = useQuery({
    queryKey: ['pageCheck', assistantGuid, asked],
    queryFn: ({ signal }) =>
      client.call('checkPage', { assistantGuid, address: asked?.address ?? '' }, { signal }),
    enabled: asked !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return {
    state: stateOf(asked, query),
    onCheck: (address) => setAsked((before) => ({ address, time: (before?.time ?? 0) + 1 })),
  };
}

function stateOf(
  asked: { address: string } | null,
  { data, error, errorUpdatedAt }: ReturnType<typeof useQuery<Pick<Checked, 'findings'>>>,
): PageCheckState {
  if (!asked) return { kind: 'idle' };
  if (data) return { kind: 'ready', address: asked.address, findings: data.findings };
  return error ? { kind: 'failed', problem: problemOf(error, errorUpdatedAt) } : { kind: 'checking' };
}

type Checked = Extract<PageCheckState, { kind: 'ready' }>;
