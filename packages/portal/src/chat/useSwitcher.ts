import type { GuestLayoutProps } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { userOf } from '../app/session.ts';
import { useByName } from '../app/useByName.ts';
import { indexAssistant, readLastAssistant } from './lastAssistant.ts';

/** The permitted assistants and the way to each, for those who have no list of them (RT-8). */
export function useSwitcher(): GuestLayoutProps['switcher'] {
  const app = useApp();
  const { queries } = app;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { id } = useParams({ strict: false });
  const { data } = useQuery(queries.assistants);
  const offered = useByName(data?.assistants);
  // Read once for each visit of the index, as the index does, so that use in another window changes nothing
  // here.
  const subject = userOf(app)?.user.subject ?? '';
  const last = useMemo(() => (pathname === '/' ? readLastAssistant(subject) : null), [pathname, subject]);
  if (!data) return undefined;
  const onIndex = pathname === '/' ? indexAssistant(data.assistants, last) : undefined;
  return {
    assistants: offered.map(({ assistantGuid, name }) => ({ id: assistantGuid, name })),
    currentId: id ?? onIndex ?? null,
    onChange: (chosen) =>
      void navigate({ to: '/assistants/chat/$id/{-$firstSession}', params: { id: chosen } }),
  };
}
