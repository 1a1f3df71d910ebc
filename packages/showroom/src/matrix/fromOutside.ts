import { touchStyles } from './media.ts';

declare global {
  /**
   * Has the styles of the page take its pointer for a finger, in a window of a width in CSS pixels, or ask
   * the browser again, for null. The browser's own emulation of a finger cannot be taken back without loading
   * the page anew: what hovers is gone from then on.
   */
  var touchStory: (width: number | null) => void;
}

let takeBack: (() => void) | undefined;

// For who holds the page from outside, as the pictures of phones do.
globalThis.touchStory = (width) => {
  takeBack?.();
  takeBack = width === null ? undefined : touchStyles(document.styleSheets, width);
};
