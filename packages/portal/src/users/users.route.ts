import { SORT_DIRECTIONS, USER_ROLES, USER_SORT_FIELDS, USER_STATUSES } from '@parley/model';
import { DEFAULT_USER_QUERY, USER_PAGE_SIZES, type UserQuery } from '@parley/ui';
import { createRoute, stripSearchParams } from '@tanstack/react-router';
import { lazyScreen } from '../app/lazyScreen.ts';
import { readAhead } from '../app/queryClient.ts';
import { oneOf, pageIn, wordsIn } from '../app/search.ts';
import { layoutRoute } from '../shell/shell.route.ts';

/** The list that an address asks for; what it leaves out, or what makes no sense, is as at first. */
function usersIn(search: Record<string, unknown>): Partial<UserQuery> {
  return {
    search: wordsIn(search),
    role: oneOf([...USER_ROLES, 'all'], search.role, DEFAULT_USER_QUERY.role),
    status: oneOf([...USER_STATUSES, 'all'], search.status, DEFAULT_USER_QUERY.status),
    sort: oneOf(USER_SORT_FIELDS, search.sort, DEFAULT_USER_QUERY.sort),
    direction: oneOf(SORT_DIRECTIONS, search.direction, DEFAULT_USER_QUERY.direction),
    page: pageIn(search),
    pageSize: oneOf(USER_PAGE_SIZES, search.pageSize, DEFAULT_USER_QUERY.pageSize),
  };
}

/** Users of the organisation (RT-1, US-1). */
export const usersRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/users',
  staticData: { title: 'screens.titles.users' },
  validateSearch: usersIn,
  search: { middlewares: [stripSearchParams(DEFAULT_USER_QUERY)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { app }, deps }) =>
    readAhead(app.queryClient, app.queries.users({ ...DEFAULT_USER_QUERY, ...deps })),
  component: lazyScreen(() => import('./UsersPage.tsx')),
});
