import { useCallback, useEffect, useRef } from 'react';
import { useTypedText } from './useTypedText.ts';

/** How a list is narrowed that is searched in. */
interface Searched {
  search: string;
}

/** Changes some of a list's query in the address; `replace` leaves no step to go back to. */
export type ChangeQuery<Query> = (changed: Partial<Query>, replace?: boolean) => void;

/** The first page, where every other search begins in lists that have pages. */
export const FIRST_PAGE = { page: 1 };

/**
 * The query of a list, kept in the address: what is typed is shown at once and searched for when typing
 * rests; all other changes, and clearing the search, take effect at once. Each is a step to go back to;
 * what is typed on and on is one.
 * @param query as the address has it
 * @param go the same function each time, so that typing is not searched for anew
 * @param typedWith what another search changes besides, such as `FIRST_PAGE`; the same object each time
 */
export function useListQuery<Query extends Searched>(
  query: Query,
  go: ChangeQuery<Query>,
  typedWith?: Partial<Query>,
): { query: Query; onQueryChange: (query: Query) => void } {
  /** What was typed last, while the address is at that step. */
  const typed = useRef<string | null>(null);
  useEffect(() => {
    if (query.search !== typed.current) typed.current = null;
  }, [query.search]);
  const [text, setText] = useTypedText(
    query.search,
    useCallback(
      (search: string) => {
        go({ ...typedWith, search } as Partial<Query>, typed.current !== null);
        typed.current = search;
      },
      [go, typedWith],
    ),
  );
  return {
    query: { ...query, search: text },
    onQueryChange(next) {
      const { search, ...rest } = next;
      if (search !== text && search !== '') return setText(search);
      typed.current = null;
      go(search === text ? (rest as Partial<Query>) : next);
    },
  };
}

/**
 * Goes to the last page of a list when the one in view has become empty, as after its rows were deleted.
 * @param total rows on all pages; undefined while nobody knows
 */
export function useLastPage(
  total: number | undefined,
  { page, pageSize }: { page: number; pageSize: number },
  go: ChangeQuery<{ page: number }>,
): void {
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (last !== undefined && page > last) go({ page: last }, true);
  }, [page, last, go]);
}
