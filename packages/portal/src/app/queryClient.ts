import { ApiError, INSUFFICIENT_AUTHENTICATION } from '@parley/api';
import { failureOf } from '@parley/machines';
import { type Wait, waitOf } from '@parley/model';
import {
  type FetchQueryOptions,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { TOLD_IN_PLACE, WITHOUT_PLACE } from './toldInPlace.ts';

/** How long a failed read stands for a screen that opens right after it, in ms. */
const JUST_FAILED_MS = 5000;

/** Codes of a 401 that another token does not mend. */
const NOT_REPEATED = ['session_ended', INSUFFICIENT_AUTHENTICATION];

/**
 * A call is repeated once when its token was refused, since then nothing was done. Everything else the user
 * retries.
 */
function retry(failures: number, error: unknown): boolean {
  return (
    failures === 0 && error instanceof ApiError && error.status === 401 && !NOT_REPEATED.includes(error.code)
  );
}

const hasJustFailed = ({ state }: { state: Pick<Query['state'], 'status' | 'errorUpdatedAt'> }) =>
  state.status === 'error' && Date.now() - state.errorUpdatedAt < JUST_FAILED_MS;

/**
 * Begins to read what a screen will show, for its route's loader. What has just failed is left to the screen,
 * which tells it: a loader runs again whenever the guard is asked again.
 */
export function readAhead<Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  const state = client.getQueryState(options.queryKey);
  if (!state || !hasJustFailed({ state })) void client.prefetchQuery(options);
}

/**
 * Reads once more what was changed elsewhere. A read that is under way may have begun before that: it is not
 * enough.
 */
export async function readAnew<Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const isReading = client.getQueryState(options.queryKey)?.fetchStatus === 'fetching';
  const read = () => client.prefetchQuery({ ...options, staleTime: 0, meta: TOLD_IN_PLACE });
  await read();
  if (isReading) await read();
}

/** Whether a read that is on view got no reply some time ago, and none since. */
const isUnanswered = (query: Query) =>
  query.isActive() &&
  !hasJustFailed(query) &&
  query.state.error instanceof ApiError &&
  query.state.error.code === 'network';

/**
 * Makes the cache of what the server said, for the whole portal.
 * @param tell raises what went wrong, once for each failure that somebody waits for; `by` is what tried,
 * where that may be tried again.
 * @param triedAgain told at the beginning of each new try of `by`: what went wrong before holds no more.
 * @param hold told how long the server wants no other try of what it refused to save.
 */
export function createQueryClient(
  tell: (error: unknown, place: 'list' | 'form' | 'nowhere', by?: object) => void,
  triedAgain: (by: object) => void = () => undefined,
  hold: (wait: Wait) => void = () => undefined,
): QueryClient {
  // Read ahead of a screen that is not there yet: told when it opens, and not asked for a second time.
  const untold = new WeakSet<object>();
  const queryCache = new QueryCache({
    // The server answers again, as after a restart: what it left unanswered is not said to be so for ever.
    onSuccess: () => void client.refetchQueries({ predicate: isUnanswered }, { cancelRefetch: false }),
    onError(error, query) {
      // What was held back was told when the server gave its reason.
      const wasTold = error instanceof ApiError && error.isRepeated;
      if (wasTold || query.meta === TOLD_IN_PLACE) return;
      if (query.isActive()) tell(error, 'list');
      else untold.add(query);
    },
  });
  queryCache.subscribe(({ type, query }) => {
    if (type === 'observerAdded' && untold.delete(query) && hasJustFailed(query))
      tell(query.state.error, 'list');
  });
  // Each try is a mutation of its own; what is tried on a screen has one observer there.
  const triers = new WeakMap<object, object>();
  const mutationCache = new MutationCache({
    onError(error, _variables, _result, mutation) {
      const wait = waitOf(failureOf(error), Date.now());
      if (wait) hold(wait);
      if (mutation.meta === TOLD_IN_PLACE) return;
      tell(error, mutation.meta === WITHOUT_PLACE ? 'nowhere' : 'form', triers.get(mutation));
    },
  });
  mutationCache.subscribe((event) => {
    if (event.type !== 'observerAdded' || event.mutation.state.status !== 'idle') return;
    triers.set(event.mutation, event.observer);
    triedAgain(event.observer);
  });
  const client = new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        retry,
        retryOnMount: (query) => !hasJustFailed(query),
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // With calls that are made offline too, the library would not do it: 'You are offline' would stay.
        refetchOnReconnect: true,
      },
      // Without a network a mutation fails at once; it is not sent later unless the user tries again.
      mutations: { retry, networkMode: 'always' },
    },
  });
  return client;
}
