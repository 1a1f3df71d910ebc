import { useEffect, useEffectEvent, useRef } from 'react';
import type { Saver } from './useUnsaved.ts';

/** Saves the changes of all these forms; undefined where one of them cannot. */
export function saveAll(savers: Iterable<Saver>): (() => void) | undefined {
  const saves = [...savers].map(({ current }) => current);
  if (saves.length === 0 || saves.includes(undefined)) return undefined;
  return () => {
    for (const save of saves) save?.();
  };
}

/**
 * The answer of a question that saves what is held before it is left (FA-1).
 * @param isSaving changes are on their way to the server
 * @param savers of what is held
 * @param onEnd called when what `save` began has ended, one way or another; not after `takeBack`
 * @returns `save`, which is undefined where not everything can be saved, and `takeBack`
 */
export function useSaveFirst(isSaving: boolean, savers: Iterable<Saver>, onEnd: () => void) {
  const isAwaited = useRef(false);
  const end = useEffectEvent(() => {
    if (isAwaited.current) onEnd();
    isAwaited.current = false;
  });
  useEffect(() => {
    if (!isSaving) end();
  }, [isSaving]);
  const saveThem = saveAll(savers);
  const save =
    saveThem &&
    (() => {
      isAwaited.current = true;
      saveThem();
    });
  const takeBack = () => {
    isAwaited.current = false;
  };
  return [save, takeBack] as const;
}
