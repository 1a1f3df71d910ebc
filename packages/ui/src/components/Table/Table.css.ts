import { vars } from '../../theme/contract.css.ts';
import { lineEnd, lineStart } from '../../theme/lines.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

export const root = componentStyle({ position: 'relative', minInlineSize: 0 });
export const frame = componentStyle({
  borderRadius: radius.control,
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.card,
  overflow: 'clip',
  '@media': { [media.phone]: { border: 0, backgroundColor: 'transparent', overflow: 'visible' } },
});
/** More columns than the window has room for are scrolled to. */
export const scroll = componentStyle({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.phone]: { overflow: 'visible' } },
});
export const table = componentStyle({
  inlineSize: '100%',
  '@media': { [media.phone]: { display: 'block' } },
});
export const body = componentStyle({
  '@media': { [media.phone]: { display: 'flex', flexDirection: 'column', gap: space[12] } },
});
export const row = componentStyle({
  position: 'relative',
  blockSize: px(sizes.row),
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&[data-selected]': { backgroundColor: vars.color.accent.soft } },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      rowGap: space[8],
      blockSize: 'auto',
      padding: space[16],
      borderRadius: radius.control,
      border: `1px solid ${vars.color.border.subtle}`,
      backgroundColor: vars.color.surface.card,
    },
    [media.hover]: {
      selectors: { '&:hover:not([data-selected])': { backgroundColor: vars.color.surface.hover } },
    },
  },
});
/** A row that stands for none: no hover, and no card of its own. */
export const emptyRow = componentStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.phone]: { display: 'block', border: 0 } },
});
export const emptyCell = componentStyle({ '@media': { [media.phone]: { display: 'block' } } });
export const cell = componentStyle({
  paddingInline: space[16],
  paddingBlock: space[8],
  textAlign: lineStart,
  fontWeight: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.phone]: {
      gridColumn: '1 / -1',
      display: 'flex',
      justifyContent: 'space-between',
      gap: space[16],
      padding: 0,
    },
  },
});
/** Figures and dates: not broken. */
export const end = componentStyle({
  textAlign: lineEnd,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { whiteSpace: 'normal' } },
});
/** A placeholder stands where its cell's words will. */
export const waiting = componentStyle({ display: 'flex', flexGrow: 1 });
export const waitingAtEnd = componentStyle({
  justifyContent: 'flex-end',
  '@media': { [media.phone]: { justifyContent: 'flex-start' } },
});
export const cellName = componentStyle({
  display: 'none',
  color: vars.color.text.muted,
  '@media': { [media.phone]: { display: 'inline', flexShrink: 0 } },
});
export const cellValue = componentStyle({
  '@media': { [media.phone]: { minInlineSize: 0, overflowWrap: 'anywhere', textAlign: lineEnd } },
});
export const main = componentStyle({
  fontWeight: weight.strong,
  '@media': { [media.phone]: { gridColumn: '1 / 3', gridRow: 1 } },
});
export const mainBesideBox = componentStyle({ '@media': { [media.phone]: { gridColumn: '2 / 3' } } });
/**
 * Lies over the whole row, so that pressing anywhere in it follows its link;
 * what the row holds besides stays above.
 */
export const rowLink = componentStyle({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      borderRadius: radius.small,
    },
  },
});
/** No wider than its buttons; on the card at the end of the first line. */
export const actionsCell = componentStyle({
  inlineSize: '1px',
  '@media': {
    [media.phone]: {
      gridColumn: '3 / -1',
      gridRow: 1,
      inlineSize: 'auto',
      marginBlock: `-${space[8]}`,
      marginInlineEnd: `-${space[8]}`,
    },
  },
});
export const actions = componentStyle({
  position: 'relative',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[4],
});
export const footer = componentStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  padding: `${space[8]} ${space[16]}`,
  '@media': { [media.phone]: { border: 0, padding: `${space[16]} 0 0` } },
});
