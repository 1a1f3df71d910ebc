import { MORE_AFTER, MORE_BEFORE } from '../../components/tellMore.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { fine, radius, space, weight } from '../../theme/tokens.ts';

export const raw = componentStyle({ textAlign: 'start', whiteSpace: 'pre-wrap' });

export const heading = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: weight.heading,
  letterSpacing: '-0.01em',
  textAlign: 'start',
  selectors: { '&:not(:first-child)': { paddingBlockStart: space[8] } },
});

export const smallHeading = componentStyle({
  fontWeight: weight.heading,
  textAlign: 'start',
  selectors: { '&:not(:first-child)': { paddingBlockStart: space[4] } },
});

export const strong = componentStyle({ fontWeight: weight.heading });

const list = {
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
} as const;

export const bullets = componentStyle({ ...list, listStyle: 'disc' });
export const numbers = componentStyle({ ...list, listStyle: 'decimal' });

export const item = componentStyle({
  // Room for the marker, which stands where the item's own text begins.
  marginInlineStart: space[24],
  paddingInlineStart: space[4],
  textAlign: 'start',
  selectors: {
    '&::marker': { color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' },
    [`${bullets} &`]: { listStyle: 'inherit' },
  },
});

export const task = componentStyle([item, { listStyle: 'none' }]);

export const quote = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingInlineStart: space[16],
  borderInlineStart: `${fine[3]} solid ${vars.color.border.medium}`,
  color: vars.color.text.muted,
});

export const code = componentStyle({
  paddingInline: '0.35em',
  paddingBlock: '0.1em',
  borderRadius: radius.small,
  backgroundColor: vars.color.surface.tint,
  fontSize: '0.875em',
});

export const link = componentStyle({
  color: vars.color.text.link,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: fine[3],
  borderRadius: '2px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

/**
 * A soft edge over columns that go on beyond it, the same on both sides: a line without width, whose shadow
 * has the color of the page.
 */
const edge = {
  content: '',
  position: 'sticky',
  zIndex: 1,
  flex: '0 0 0',
  pointerEvents: 'none',
  boxShadow: `0 0 ${space[12]} ${space[12]} ${vars.color.surface.page}`,
  opacity: 0,
} as const;

export const tableScroll = componentStyle({
  display: 'flex',
  overflowX: 'auto',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&::before': { ...edge, insetInlineStart: 0 },
    '&::after': { ...edge, insetInlineEnd: 0 },
    [`&[${MORE_BEFORE}]::before`]: { opacity: 1 },
    [`&[${MORE_AFTER}]::after`]: { opacity: 1 },
  },
});

export const table = componentStyle({
  flex: '1 0 auto',
  // As wide as the answer where its words allow that; wider ones are scrolled to.
  inlineSize: '100%',
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'normal',
});

const cellBox = { paddingBlock: space[8], paddingInline: space[12], verticalAlign: 'top' } as const;

export const headCell = componentStyle({
  ...cellBox,
  backgroundColor: vars.color.surface.tint,
  color: vars.color.text.muted,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});

export const bodyCell = componentStyle({
  ...cellBox,
  minInlineSize: '6em',
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  // Without a header the frame is its line.
  selectors: { 'tbody:first-child > tr:first-child > &': { borderBlockStart: 'none' } },
});

export const cell = componentVariants({
  left: { textAlign: 'start' },
  center: { textAlign: 'center' },
  right: { textAlign: 'end' },
});

/** Of a color, little enough to read words on. */
const tint = (color: string) => `color-mix(in srgb, ${color} 18%, transparent)`;

const changed = {
  paddingBlock: '1px',
  borderRadius: radius.small,
  boxDecorationBreak: 'clone',
} as const;

/** Words that came or went between two versions: told by color, and by a line below or through them. */
export const change = componentVariants({
  added: { ...changed, backgroundColor: tint(vars.color.positive.strong), textDecoration: 'underline' },
  removed: { ...changed, backgroundColor: tint(vars.color.critical.strong), textDecoration: 'line-through' },
});

/** A whole block that came or went. */
export const changedBlock = componentStyle({ display: 'block', padding: space[8] });

/** Two figures and the dash between them. */
export const range = componentStyle({ whiteSpace: 'nowrap' });

/**
 * The typeface's forms of letters side by side are sought anew for each line of what has no space, in all
 * that follows: 22 KB of marks would hold the page up for seconds.
 */
export const unbroken = componentStyle({ fontKerning: 'none', fontVariantLigatures: 'none' });
