import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsLate } from '../../components/useIsLate.ts';
import { useCountAsComing } from './comingParts.ts';
import { CODE_LATE, fetchCode, OfflineError } from './fetchCode.ts';
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
 * @returns its component once it is there, whether it is waited for, why its code is not there, and what
 * tries once more
 */
export function usePart<Props>(part: Part<Props>, wanted: boolean) {
  const [state, setState] = useState<'waiting' | 'there' | Exclude<MissingReason, 'late'>>('waiting');
  const isWaiting = wanted && state === 'waiting' && !part.component;
  const isLate = useIsLate(isWaiting, CODE_LATE);
  useCountAsComing(isWaiting && !isLate);
  const retry = useCallback(
    () =>
      part.fetch().then(
        // With its effects in the same task: what is shown has the focus, and a key pressed now meets it.
        () => flushSync(() => setState('there')),
        (error: unknown) => setState(error instanceof OfflineError ? 'offline' : 'gone'),
      ),
    [part],
  );
  useEffect(() => {
    if (!wanted) return;
    void retry();
    return () => setState('waiting');
  }, [wanted, retry]);
  const reason: typeof state | 'late' = isLate ? 'late' : state;
  return {
    Component: wanted ? part.component : null,
    isWaiting,
    missing: wanted && reason !== 'waiting' && reason !== 'there' ? reason : null,
    retry,
  };
}
