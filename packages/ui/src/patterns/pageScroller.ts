/** Attribute by which the owner of the addresses finds what scrolls in the place of the window. */
const ATTRIBUTE = 'data-scroll-restoration-id';

/** Given to what scrolls in place of the window, where a screen fills it: its place is kept per address. */
export const pageScroller = { [ATTRIBUTE]: 'page' };

/** Finds it. */
export const PAGE_SCROLLER = `[${ATTRIBUTE}="page"]`;
