import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Pages that one goes to from the list, the likeliest first. */
const NEXT = [
  '/assistants/chat/$id/{-$firstSession}',
  '/assistants/edit/$id',
  '/users',
  '/conversations',
  '/edit-account',
  '/billing',
  '/quick-start-guide',
  '/create-assistant',
] as const;

declare global {
  interface Navigator {
    /** Only Chromium tells: whether the reader wants to save data. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** Fetches some code; rejects where it cannot be had. */
type Fetch = () => Promise<unknown>;

/**
 * Fetches code that is likely to be wanted next, one part after the other, each while the page is at rest.
 * What can't be had is fetched anew when it is wanted. Nothing is fetched for readers who save data.
 * @param isShown whether the page has shown what it is for: nothing takes the line from that
 * @param fetches the likeliest first; the same list each time
 */
export function useFetchAhead(isShown: boolean, fetches: readonly Fetch[]): void {
  useEffect(() => {
    if (!isShown || navigator.connection?.saveData) return;
    let isLeft = false;
    const fetchAll = async () => {
      for (const fetch of fetches) {
        await whenIdle();
        if (isLeft || !navigator.onLine) return;
        await fetch();
      }
    };
    fetchAll().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isShown, fetches]);
}

/** Fetches ahead the pages that one goes to from the list. */
export function useFetchPagesAhead(isShown: boolean): void {
  const router = useRouter();
  const fetches = useMemo(
    () => NEXT.map((path) => () => Promise.resolve(router.loadRouteChunk(router.routesByPath[path]))),
    [router],
  );
  useFetchAhead(isShown, fetches);
}
