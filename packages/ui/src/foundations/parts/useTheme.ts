import { useSyncExternalStore } from 'react';

/**
 * What can be read off the page's theme, read again whenever an attribute of `<html>` or the window changes.
 */
export function useTheme<T extends string | number>(read: () => T): T {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  window.addEventListener('resize', onChange);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', onChange);
  };
}

/** The value that a token has now: `var(--parley-color-focus)` becomes `oklch(...)`. */
export function tokenValue(token: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(token)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : token;
}
