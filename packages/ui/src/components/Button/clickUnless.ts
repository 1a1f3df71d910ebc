import type { MouseEvent } from 'react';

/**
 * A click handler that keeps still while the button is blocked. Blocked buttons stay focusable and
 * are marked with `aria-disabled`, so that their reason can be reached by keyboard; the browser
 * would otherwise still submit their form.
 */
export function clickUnless(blocked: boolean, onClick: ((event: MouseEvent) => void) | undefined) {
  return (event: MouseEvent) => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
}
