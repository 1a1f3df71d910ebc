import { media } from './tokens.ts';

/** In `@media` of what is of use at a screen alone, such as navigation: paper does not show it. */
export const notPrinted = { [media.print]: { display: 'none' } } as const;

/** In `@media` of what fills the window, or scrolls by itself: on paper it is as long as what it holds. */
export const printedWhole = {
  [media.print]: { blockSize: 'auto', maxBlockSize: 'none', overflow: 'visible' },
} as const;

/** For what is dark on screens: paper is light, whatever the screen is. */
export const offPaper = `not ${media.print}`;
