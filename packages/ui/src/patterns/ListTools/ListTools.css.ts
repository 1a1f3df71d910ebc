import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes } from '../../theme/tokens.ts';

/** The room that the count leaves; its own line where that is too little for the search. */
export const narrowing = componentStyle({
  flexBasis: measures.listTools.searchBasis,
  flexGrow: 1,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const search = componentStyle({
  flexBasis: measures.listTools.searchBasis,
  flexGrow: 1,
  minInlineSize: 0,
  maxInlineSize: measures.searchField.widest,
  '@media': { [media.phone]: { maxInlineSize: 'none' } },
});

/** In line with the first line of filters. */
export const end = componentStyle({
  minBlockSize: px(sizes.control),
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { minBlockSize: 0 } },
});

export const count = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { minInlineSize: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
