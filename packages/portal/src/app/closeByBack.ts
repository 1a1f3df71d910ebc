import { closeTopModal } from '@parley/ui';
import type { RouterHistory } from '@tanstack/react-router';

/**
 * Going back closes the dialog, drawer or sheet on top, and the page stays; without one it leaves (SH-2).
 * This is asked before whoever else holds up ways out, so it is set up before the first screen. Going forward
 * is not held up. Whoever goes back while that is asked about already is asked again.
 */
export function closeByBack(history: RouterHistory): void {
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action }) => action === 'BACK' && closeTopModal(),
  });
}
