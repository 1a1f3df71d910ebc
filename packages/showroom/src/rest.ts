/**
 * Popovers and dialogs of react-aria that stand in the page and are held back: it takes a window that gets
 * lower right after a field has the focus for one with a keyboard on its screen, and from there on waits up
 * to 600 ms for the keyboard before it shows what is opened.
 */
export const HELD_BACK = '[style*="clip-path: inset(50%)"][style*="mask-image"]';

/**
 * Waits until all that was opened is shown: before, a picture lacks it, and no press meets it.
 * @param signal of a story that is given up
 */
export async function allShown(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && document.querySelector(HELD_BACK))
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Waits until the next frame is laid out and drawn, which a second callback would learn a frame later. */
export const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
