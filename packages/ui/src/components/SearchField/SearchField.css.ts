import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, media, space } from '../../theme/tokens.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: `1 1 ${measures.searchField.basis}`,
  minInlineSize: 0,
  maxInlineSize: measures.searchField.widest,
  '@media': { [media.phone]: { maxInlineSize: 'none' } },
});
/** The cross stands where something is typed: until then the words have its room. */
export const input = componentStyle({
  paddingInlineStart: `calc(${measures.icon.small} + ${space[20]})`,
  paddingInlineEnd: `calc(${measures.icon.medium} + ${space[16]})`,
  selectors: { '&:placeholder-shown': { paddingInlineEnd: fine[10] } },
});
export const glass = componentStyle({
  position: 'absolute',
  insetInlineStart: fine[10],
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
export const clear = componentStyle({ position: 'absolute', insetInlineEnd: '1px' });
globalStyle(`${input}::-webkit-search-cancel-button`, {
  '@layer': { [layers.component]: { display: 'none' } },
});
