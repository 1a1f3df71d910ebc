import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, radius, space } from '../../theme/tokens.ts';

export const picker = componentStyle({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const area = componentStyle({
  inlineSize: '100%',
  blockSize: '160px',
  borderRadius: radius.control,
  border: `1px solid ${vars.color.border.medium}`,
  forcedColorAdjust: 'none',
});
export const hue = componentStyle({ inlineSize: '100%' });
export const track = componentStyle({
  blockSize: '20px',
  borderRadius: radius.full,
  border: `1px solid ${vars.color.border.medium}`,
  forcedColorAdjust: 'none',
  '@media': { [media.touch]: { blockSize: '28px' } },
});
/** White and black rings show on every colour. */
export const thumb = componentStyle({
  insetBlockStart: '50%',
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: radius.full,
  border: '2px solid #fff',
  boxShadow: '0 0 0 1px rgb(0 0 0 / 0.6), inset 0 0 0 1px rgb(0 0 0 / 0.35)',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
  '@media': { [media.touch]: { inlineSize: '28px', blockSize: '28px' } },
});
