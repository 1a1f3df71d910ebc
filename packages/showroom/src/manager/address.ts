import { SET_CURRENT_STORY } from 'storybook/internal/core-events';

/** As much of the manager as is told of what is shown, and keeps its address. */
interface Addressed {
  on: (event: string, listener: (selection: { viewMode: string }) => void) => void;
  applyQueryParams: (params: { args: null }, options: { replace: true }) => void;
}

/**
 * Takes what a story was given out of the address once a page of docs is shown. Storybook does so on the way
 * to another story alone, and would name a walk through the atlas in the address of every page after it.
 */
export function forgetArguments({ on, applyQueryParams }: Addressed): void {
  on(SET_CURRENT_STORY, ({ viewMode }) => {
    if (viewMode === 'docs') applyQueryParams({ args: null }, { replace: true });
  });
}
