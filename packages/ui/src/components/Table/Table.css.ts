import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, space } from '../../theme/tokens.ts';

export const frame = componentStyle({
  borderRadius: radius.control,
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.card,
  overflow: 'clip',
  '@media': { [media.phone]: { border: 0, backgroundColor: 'transparent', overflow: 'visible' } },
});
export const table = componentStyle({
  inlineSize: '100%',
  '@media': { [media.phone]: { display: 'block' } },
});
export const body = componentStyle({
  '@media': { [media.phone]: { display: 'flex', flexDirection: 'column', gap: space[12] } },
});
/** On phones the head can't be seen, and each cell carries its column's name instead. */
export const head = componentStyle({
  backgroundColor: vars.color.surface.sunken,
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const headCell = componentStyle({
  paddingInline: space[16],
  paddingBlock: space[8],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 550,
  color: vars.color.text.muted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const sortButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '24px',
  borderRadius: radius.small,
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: { '&[data-active]': { color: vars.color.text.default } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text.default } } } },
});
export const row = componentStyle({
  position: 'relative',
  blockSize: px(sizes.row),
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space[8],
      blockSize: 'auto',
      padding: space[16],
      borderRadius: radius.control,
      border: `1px solid ${vars.color.border.subtle}`,
      backgroundColor: vars.color.surface.card,
    },
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface.hover } } },
  },
});
export const cell = componentStyle({
  paddingInline: space[16],
  paddingBlock: space[8],
  textAlign: 'start',
  fontWeight: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.phone]: { display: 'flex', justifyContent: 'space-between', gap: space[16], padding: 0 },
  },
});
export const end = componentStyle({ textAlign: 'end' });
export const cellName = componentStyle({
  display: 'none',
  color: vars.color.text.muted,
  '@media': { [media.phone]: { display: 'inline', flexShrink: 0 } },
});
export const main = componentStyle({ fontWeight: 550 });
/** Lies over the whole row, so that pressing anywhere in it follows its link; what the row holds besides stays above. */
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
export const actions = componentStyle({
  position: 'relative',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[4],
  '@media': {
    [`(hover: hover) and (pointer: fine) and ${media.smUp}`]: {
      opacity: 0,
      selectors: {
        [`${row}:hover &, ${row}:focus-within &, &:has([data-state="open"])`]: { opacity: 1 },
      },
    },
  },
});
