import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media } from '../../theme/tokens.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 220px',
  minInlineSize: 0,
  maxInlineSize: '320px',
  '@media': { [media.phone]: { maxInlineSize: 'none' } },
});
export const input = componentStyle({ paddingInline: '36px' });
export const glass = componentStyle({
  position: 'absolute',
  insetInlineStart: '10px',
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
export const clear = componentStyle({ position: 'absolute', insetInlineEnd: '1px' });
globalStyle(`${input}::-webkit-search-cancel-button`, {
  '@layer': { [layers.component]: { display: 'none' } },
});
