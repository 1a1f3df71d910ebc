/** A box in px from the top left corner of the window. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Px between the bubble and what it is about, and between the bubble and the window's edge. */
const GAP = 6;
const EDGE = 8;

/** Where a bubble stands: centered above, or below where there is no room, and inside of the window. */
export function placeHint(
  target: Box,
  bubble: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
): Pick<Box, 'left' | 'top'> {
  const above = target.top - GAP - bubble.height;
  const centered = target.left + (target.width - bubble.width) / 2;
  return {
    left: Math.round(Math.max(EDGE, Math.min(centered, window.width - EDGE - bubble.width))),
    top: Math.round(above >= EDGE ? above : target.top + target.height + GAP),
  };
}
