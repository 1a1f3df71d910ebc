import type { MouseEvent } from 'react';

/**
 * A click handler that keeps still while the button is blocked. Blocked buttons stay focusable and
 * are marked with `aria-disabled`, so that their reason can be reached by keyboard; the browser
 * would otherwise still submit their form. The second click of a double click submits nothing either: it may
 * come before the first has made the form busy.
 */
export function clickUnless(
  blocked: boolean,
  onClick: ((event: MouseEvent) => void) | undefined,
  type: 'button' | 'submit' = 'button',
) {
  return (event: MouseEvent) => {
    if (blocked || (type === 'submit' && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
}
