/**
 * What the atlas looks like: properties that the page around it may set, with the system's own colors and
 * fonts where it does not. Their names begin with `--atlas-`.
 */
const property = (name: string, otherwise: string) => `var(--atlas-${name}, ${otherwise})`;

/** Names of the properties, each with what stands in for it. */
export const properties = {
  'surface-page': 'Canvas',
  'surface-card': 'Canvas',
  'surface-raised': 'Canvas',
  'surface-sunken': 'color-mix(in srgb, CanvasText 6%, Canvas)',
  'surface-hover': 'color-mix(in srgb, CanvasText 8%, Canvas)',
  'surface-pressed': 'color-mix(in srgb, CanvasText 14%, Canvas)',
  'border-subtle': 'color-mix(in srgb, CanvasText 20%, Canvas)',
  'border-medium': 'color-mix(in srgb, CanvasText 40%, Canvas)',
  'border-strong': 'color-mix(in srgb, CanvasText 70%, Canvas)',
  'text-default': 'CanvasText',
  'text-muted': 'color-mix(in srgb, CanvasText 75%, Canvas)',
  'accent-base': 'LinkText',
  'accent-soft': 'Highlight',
  'accent-on-soft': 'HighlightText',
  focus: 'Highlight',
  'font-body': 'system-ui',
  'font-heading': 'system-ui',
  'body-size': '14px',
  'body-line': '22px',
  'caption-size': '12px',
  'caption-line': '18px',
  'motion-press': '120ms ease',
  'picture-filter': 'none',
} as const;

/** The value of a property, for style sheets. */
const of = (name: keyof typeof properties) => property(name, properties[name]);

export const color = {
  surface: {
    page: of('surface-page'),
    card: of('surface-card'),
    raised: of('surface-raised'),
    sunken: of('surface-sunken'),
    hover: of('surface-hover'),
    pressed: of('surface-pressed'),
  },
  border: { subtle: of('border-subtle'), medium: of('border-medium'), strong: of('border-strong') },
  text: { default: of('text-default'), muted: of('text-muted') },
  accent: { base: of('accent-base'), soft: of('accent-soft'), onSoft: of('accent-on-soft') },
  focus: of('focus'),
};
export const font = { body: of('font-body'), heading: of('font-heading') };
export const type = {
  body: { size: of('body-size'), line: of('body-line') },
  caption: { size: of('caption-size'), line: of('caption-line') },
};
export const motion = { press: of('motion-press') };
/** What a dark page does to pictures that were taken in light. */
export const pictureFilter = of('picture-filter');

/** A text that stays on its line and is cut with dots. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Distances in px, by their figure. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
} as const;
export const radius = { small: '4px', control: '8px', dialog: '12px', full: '9999px' } as const;

/** Media conditions. */
export const media = {
  phone: '(max-width: 599.98px)',
  mdUp: '(min-width: 900px)',
  /** Touch screens: targets are at least `touchTarget`. */
  touch: '(pointer: coarse)',
} as const;
/** Least height of touch targets, in CSS px. */
export const touchTarget = '44px';

/** Class names joined; empty and undefined ones are left out. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
