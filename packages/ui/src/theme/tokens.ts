/** Distances in px on the 4 px grid; the key is the figure itself, so that `gap={8}` reads as what it is. */
export const space = {
  0: '0',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
} as const;
export type Space = keyof typeof space;

/**
 * Distances in px between the steps of `space`, for parts of one component that would look wrong on the grid.
 */
export const fine = { 3: '3px', 5: '5px', 6: '6px', 7: '7px', 10: '10px', 14: '14px' } as const;

/**
 * Corner radii: controls and cards, dialogs, avatars and chips (DS-1: base 8); `tick`, `inner` (parts inside
 * of a control), `composer` and `bubble` are of one kind of component each.
 */
export const radius = {
  small: '4px',
  tick: '5px',
  inner: '6px',
  control: '8px',
  dialog: '12px',
  composer: '16px',
  bubble: '18px',
  full: '9999px',
} as const;

/** Weights of letters, of the variable typefaces. `strong` is for labels and words that matter in a line. */
export const weight = {
  regular: 400,
  book: 450,
  medium: 500,
  strong: 550,
  semibold: 600,
  heading: 650,
  bold: 700,
} as const;

/** Smallest width of each range, in px (FIG-1). */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Media conditions for `@media`. */
export const media = {
  /** Below sm: phones. */
  phone: `(max-width: ${breakpoints.sm - 0.02}px)`,
  /** The narrowest phones, and a page at 400 % zoom (WCAG 1.4.10). */
  narrowPhone: `(max-width: ${360 - 0.02}px)`,
  smUp: `(min-width: ${breakpoints.sm}px)`,
  mdUp: `(min-width: ${breakpoints.md}px)`,
  lgUp: `(min-width: ${breakpoints.lg}px)`,
  xlUp: `(min-width: ${breakpoints.xl}px)`,
  belowMd: `(max-width: ${breakpoints.md - 0.02}px)`,
  belowLg: `(max-width: ${breakpoints.lg - 0.02}px)`,
  /** A pointer that can rest on something. */
  hover: '(hover: hover)',
  /** The same, but not fingers of which a browser says so. */
  mouse: '(hover: hover) and (pointer: fine)',
  /** Fingers: targets are at least `sizes.touchTarget`. */
  touch: '(pointer: coarse)',
  /** Paper, and files that stand for it. */
  print: 'print',
} as const;

/** Fixed measures in px (SH-1 to SH-9). */
export const sizes = {
  topBar: 64,
  sideNav: 280,
  settingsDrawer: 440,
  accountMenu: 200,
  contactsPopover: 320,
  notificationsPopover: 380,
  notificationsListMax: 400,
  languageMenu: 220,
  subscriptionBar: 50,
  contentMax: 1200,
  /** A chat is never lower: in a window that is, at 400 % zoom, it scrolls with its page (WCAG 1.4.10). On a
   *  phone that lies, 360 high, it fits. */
  chatLowest: 300,
  row: 52,
  control: 36,
  controlSmall: 32,
  touchTarget: 44,
  icon: 20,
} as const;

/** Times in ms that are not the style sheet's (SH-2). */
export const hoverMenuCloseDelay = 50;

/** Stacking, lowest first. */
export const zIndex = {
  sticky: 10,
  shell: 20,
  drawer: 30,
  dialog: 40,
  popover: 50,
  toast: 60,
  progress: 70,
  overlay: 80,
} as const;

/** A length in CSS pixels. */
export const px = (value: number): string => `${value}px`;
