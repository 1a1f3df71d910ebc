import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Pages that one goes to from the list, the likeliest first. The editor is too heavy to be fetched unasked.
 */
const NEXT = [
  '/assistants/chat/$id/{-$firstSession}',
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

/**
 * Fetches the code of the pages that are likely next, one after the other, each while the page is at rest.
 * What can't be had is fetched anew when it is wanted. Nothing is fetched for readers who save data.
 * @param isShown whether the page has shown what it is for: nothing takes the line from that
 */
export function useFetchAhead(isShown: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isShown || navigator.connection?.saveData) return;
    let isLeft = false;
    const fetchAll = async () => {
      for (const path of NEXT) {
        await whenIdle();
        if (isLeft || !navigator.onLine) return;
        await router.loadRouteChunk(router.routesByPath[path]);
      }
    };
    fetchAll().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isShown, router]);
}
