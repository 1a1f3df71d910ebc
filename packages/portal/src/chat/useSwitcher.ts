import type { GuestLayoutProps } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useApp } from '../app/AppContext.tsx';
import { useByName } from '../app/useByName.ts';
import { useIndexAssistant } from './useIndexAssistant.ts';

/** The permitted assistants and the way to each, for those who have no list of them (RT-8). */
export function useSwitcher(): GuestLayoutProps['switcher'] {
  const { queries } = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { id } = useParams({ strict: false });
  const { data } = useQuery(queries.assistants);
  const offered = useByName(data?.assistants);
  const onIndex = useIndexAssistant(data?.assistants, pathname === '/');
  if (!data) return undefined;
  return {
    assistants: offered.map(({ assistantGuid, name }) => ({ id: assistantGuid, name })),
    currentId: id ?? onIndex ?? null,
    onChange: (chosen) =>
      void navigate({ to: '/assistants/chat/$id/{-$firstSession}', params: { id: chosen } }),
  };
}
