import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { TOLD_IN_PLACE } from '../app/toldInPlace.ts';
import { LOOK_EVERY_MS } from '../shell/useAccessWatch.ts';

/**
 * Looks every few seconds whether the reader, who may use no assistant, was given one; upon that the guard
 * leads from the page to it (RT-3).
 */
export function useRightsWatch(): void {
  const { queries, startUp } = useApp();
  const { data } = useQuery({
    ...queries.assistants,
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: 'always',
    // A look that fails is made again by itself: nothing on the page is about it.
    meta: TOLD_IN_PLACE,
  });
  const hasSome = data !== undefined && data.assistants.length > 0;
  useEffect(() => {
    if (hasSome) startUp.send({ type: 'rights.changed', rights: 'some' });
  }, [hasSome, startUp]);
}
