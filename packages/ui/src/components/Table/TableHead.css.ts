import { vars } from '../../theme/contract.css.ts';
import { lineEnd, lineStart } from '../../theme/lines.css.ts';
import { componentStyle, readerOnly } from '../../theme/style.ts';
import { media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';
import { asCards, asCloseColumns } from './tableRoom.css.ts';

export const head = componentStyle({
  backgroundColor: vars.color.surface.tint,
  '@container': { [asCards]: { display: 'block', position: 'relative', backgroundColor: 'transparent' } },
});
export const headRow = componentStyle({ '@container': { [asCards]: { display: 'flex' } } });
/**
 * On cards the head can't be seen but for the box that selects all, and each
 * cell carries its column's name instead.
 */
export const headCell = componentStyle({
  paddingInline: space[16],
  paddingBlock: space[8],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: weight.strong,
  color: vars.color.text.muted,
  textAlign: lineStart,
  '@container': { [asCloseColumns]: { paddingInline: space[12] }, [asCards]: readerOnly },
});
export const end = componentStyle({ textAlign: lineEnd });
export const sortButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: space[24],
  textAlign: 'inherit',
  borderRadius: radius.small,
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: { '&[data-active]': { color: vars.color.text.default } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.text.default } } },
    // As high as its cell, at whose edge the table would cut a ring around it.
    [media.touch]: {
      minBlockSize: px(sizes.touchTarget),
      marginBlock: `-${space[8]}`,
      selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    },
  },
  // What can't be seen must not take the focus.
  '@container': { [asCards]: { display: 'none' } },
});
/**
 * The arrow of a column that is sortable but not the sorted one: fainter, as it only shows that sorting is
 * possible.
 */
export const idleArrow = componentStyle({ display: 'flex', opacity: 0.55 });
export const arrow = componentStyle({ display: 'flex' });
export const onCards = componentStyle({
  display: 'none',
  '@container': { [asCards]: { display: 'inline' } },
});
