import type { MouseEvent } from 'react';

/**
 * For links that cover a row or a card. The second click of a double click is not followed: the first one was
 * for a menu or a dialog above, which it closed, and was never meant for what comes to light below.
 */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
