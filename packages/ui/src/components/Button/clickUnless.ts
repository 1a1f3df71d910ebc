import type { MouseEvent } from 'react';
import { isFirst } from '../once.ts';

/**
 * A click handler that keeps still while the button is blocked. Blocked buttons stay focusable and
 * are marked with `aria-disabled`, so that their reason can be reached by keyboard; the browser
 * would otherwise still submit their form.
 *
 * Once is enough: of two clicks in one frame, and of a double click on a button that asks something of the
 * server, the second does nothing, as it may come before the first has made the button busy.
 * @param asks whether the button submits a form or asks something of the server
 */
export function clickUnless(
  blocked: boolean,
  onClick: ((event: MouseEvent) => void) | undefined,
  asks = false,
) {
  return (event: MouseEvent) => {
    if (blocked || (asks && event.detail > 1) || !isFirst(event.currentTarget)) event.preventDefault();
    else onClick?.(event);
  };
}
