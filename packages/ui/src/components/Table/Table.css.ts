import { vars } from '../../theme/contract.css.ts';
import { lineEnd, lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';
import { asCards, asCloseColumns, asColumns, room } from './tableRoom.css.ts';

export const root = componentStyle({
  container: `${room} / inline-size`,
  position: 'relative',
  minInlineSize: 0,
});
export const frame = componentStyle({
  borderRadius: radius.control,
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.card,
  overflow: 'clip',
  '@container': { [asCards]: { border: 0, backgroundColor: 'transparent', overflow: 'visible' } },
});
/** More columns than the window has room for are scrolled to. */
export const scroll = componentStyle({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@container': { [asCards]: { overflow: 'visible' } },
});
export const table = componentStyle({
  inlineSize: '100%',
  '@container': { [asCards]: { display: 'block' } },
});
export const body = componentStyle({
  '@container': {
    [asCards]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${measures.table.cardNarrowest}), 1fr))`,
      gap: space[12],
    },
  },
});
export const row = componentStyle({
  position: 'relative',
  blockSize: px(sizes.row),
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&[data-selected]': { backgroundColor: vars.color.accent.soft } },
  '@container': {
    [asCards]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      alignContent: 'start',
      rowGap: space[8],
      blockSize: 'auto',
      padding: space[16],
      borderRadius: radius.control,
      border: `1px solid ${vars.color.border.subtle}`,
      backgroundColor: vars.color.surface.card,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-selected])': { backgroundColor: vars.color.surface.hover } },
    },
  },
});
/** A row that stands for none: no hover, and no card of its own. */
export const emptyRow = componentStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@container': { [asCards]: { display: 'block', gridColumn: '1 / -1', border: 0 } },
});
export const emptyCell = componentStyle({ '@container': { [asCards]: { display: 'block' } } });
export const group = componentStyle({
  paddingInline: space[16],
  paddingBlock: space[8],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: weight.strong,
  color: vars.color.text.muted,
  textAlign: lineStart,
  '@container': { [asCards]: { display: 'block', padding: 0 } },
});
export const cell = componentStyle({
  paddingInline: space[16],
  paddingBlock: space[8],
  textAlign: lineStart,
  fontWeight: 'inherit',
  '@container': {
    [asCloseColumns]: { paddingInline: space[12] },
    [asCards]: {
      gridColumn: '1 / -1',
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: space[16],
      padding: 0,
      // A button is higher than its label, which stands at its middle.
      selectors: { '&:has(button)': { alignItems: 'center' } },
    },
  },
});
/** Figures and dates: not broken, and digits below digits, where a hyphen is as wide as they are. */
export const end = componentStyle({
  textAlign: lineEnd,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [asCards]: { whiteSpace: 'normal' } },
});
/** A placeholder stands where its cell's words will. */
export const waiting = componentStyle({ display: 'flex', flexGrow: 1 });
/** As wide as names are, so that the other columns stand near where they will. */
export const waitingName = componentStyle({
  minInlineSize: '14rem',
  '@container': { [asCards]: { minInlineSize: 0 } },
});
export const waitingAtEnd = componentStyle({
  justifyContent: 'flex-end',
  '@container': { [asCards]: { justifyContent: 'flex-start' } },
});
export const cellName = componentStyle({
  display: 'none',
  color: vars.color.text.muted,
  // What it says of a row keeps a part of the line for itself.
  '@container': {
    [asCards]: {
      display: 'inline',
      flexShrink: 0,
      maxInlineSize: '75%',
      overflowWrap: 'anywhere',
      textAlign: lineStart,
    },
  },
});
export const cellValue = componentStyle({
  '@container': { [asCards]: { minInlineSize: 0, overflowWrap: 'anywhere', textAlign: lineEnd } },
});
export const main = componentStyle({
  fontWeight: weight.strong,
  '@container': { [asCards]: { gridColumn: '1 / 3', gridRow: 1 } },
});
/** A name of any length leaves the other columns their room. */
export const name = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': {
    [asColumns]: { minInlineSize: measures.table.nameNarrowest, maxInlineSize: measures.table.nameWidest },
  },
});
export const mainBesideBox = componentStyle({ '@container': { [asCards]: { gridColumn: '2 / 3' } } });
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
  '@container': {
    [asCards]: {
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
  '@container': { [asCards]: { border: 0, padding: `${space[16]} 0 0` } },
});
