import { LinkProvider, TopProgress } from '@parley/ui';
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { useTitle } from '../app/useTitle.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { PortalFeedback } from './PortalFeedback.tsx';
import { RoleEnd } from './RoleEnd.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useAccessWatch } from './useAccessWatch.ts';

/** What stands around every screen: title, progress bar, toasts and dialogs (RT-9). */
export function RootLayout() {
  useAccessWatch();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  return (
    <LinkProvider component={RouterLink}>
      {title && <Title title={title} />}
      <TopProgress active={isLoading} />
      <Outlet />
      <LeaveGuard />
      <RoleEnd />
      <PortalFeedback />
    </LinkProvider>
  );
}

/** The title of the route; a screen may set a more exact one afterwards. */
function Title({ title }: { title: Parameters<typeof useTitle>[0] }) {
  useTitle(title);
  return null;
}
