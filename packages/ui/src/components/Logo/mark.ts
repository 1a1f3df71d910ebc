/** The box that the mark is drawn in. */
export const LOGO_VIEW_BOX = '0 0 24 24';

/**
 * The product's mark, a P that is a speech bubble; to be filled by the even-odd rule. For
 * pages that can't use the component.
 */
export const LOGO_PATH =
  'M3 10.5a9 9 0 1 1 9 9H8.6L4.5 22.9A.9.9 0 0 1 3 22.2zM12 6.1a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8z';
