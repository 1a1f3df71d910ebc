import { useEffect, useEffectEvent, useMemo, useRef } from 'react';

/**
 * Tells whether the time of toasts should stand still: while the pointer or the focus rests on one, and while
 * nobody sees the window. Told anew with each toast that comes or goes.
 * @param shown which toasts are there, as one text; empty without any
 */
export function useHold(shown: string, onHold: ((held: boolean) => void) | undefined) {
  const region = useRef<HTMLElement>(null);
  const isPointedAt = useRef(false);
  const tell = useEffectEvent(() => {
    const isFocused = region.current?.matches(':focus-within') === true;
    onHold?.(isPointedAt.current || isFocused || document.hidden);
  });
  useEffect(() => {
    region.current?.showPopover();
    const see = () => tell();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, []);
  useEffect(() => {
    // Nothing says that the pointer leaves what is taken away below it.
    if (shown === '') isPointedAt.current = false;
    else tell();
  }, [shown]);
  const handlers = useMemo(() => {
    const point = (isNow: boolean) => () => {
      isPointedAt.current = isNow;
      tell();
    };
    return {
      onPointerEnter: point(true),
      onPointerLeave: point(false),
      onFocus: () => tell(),
      onBlur: () => tell(),
    };
  }, []);
  return { region, handlers };
}
