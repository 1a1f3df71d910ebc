import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { fetchCode, OfflineError } from './fetchCode.ts';
import type { MissingReason } from './MissingPart.tsx';

/** A component whose code is fetched when it is first wanted. */
export interface Part<Props> {
  /** The component; null until its code is there. */
  component: ComponentType<Props> | null;
  /** Fetches the code, where it is not there yet. @throws when it cannot be had */
  fetch: () => Promise<void>;
}

/** Makes a part of the module that has the component as its default export. */
export function partOf<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Part<Props> {
  const part: Part<Props> = {
    component: null,
    async fetch() {
      part.component ??= (await fetchCode(load)).default;
    },
  };
  return part;
}

/**
 * Fetches a part while it is wanted.
 * @returns its component once it is there, why its code could not be had, and what tries once more
 */
export function usePart<Props>(part: Part<Props>, wanted: boolean) {
  const [state, setState] = useState<'waiting' | 'there' | MissingReason>('waiting');
  const retry = useCallback(
    () =>
      part.fetch().then(
        () => setState('there'),
        (error: unknown) => setState(error instanceof OfflineError ? 'offline' : 'gone'),
      ),
    [part],
  );
  useEffect(() => {
    if (!wanted) return;
    void retry();
    return () => setState('waiting');
  }, [wanted, retry]);
  return {
    Component: wanted ? part.component : null,
    missing: wanted && (state === 'gone' || state === 'offline') ? state : null,
    retry,
  };
}
