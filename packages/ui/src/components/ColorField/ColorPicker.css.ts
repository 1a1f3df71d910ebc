import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, touchReach } from '../../theme/style.ts';
import { fine, media, radius, space } from '../../theme/tokens.ts';

export const picker = componentStyle({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const area = componentStyle({
  inlineSize: '100%',
  blockSize: measures.colorPicker.height,
  borderRadius: radius.control,
  border: `1px solid ${vars.color.border.medium}`,
  forcedColorAdjust: 'none',
});
export const hue = componentStyle({ inlineSize: '100%' });
export const track = componentStyle({
  blockSize: measures.thumb.pointer,
  borderRadius: radius.full,
  border: `1px solid ${vars.color.border.medium}`,
  forcedColorAdjust: 'none',
  '@media': { [media.touch]: { blockSize: measures.thumb.touch, ...touchReach } },
});
/** White and black rings show on every color. */
export const thumb = componentStyle({
  // Above what the track adds to itself for fingers.
  zIndex: 1,
  insetBlockStart: '50%',
  inlineSize: measures.thumb.pointer,
  blockSize: measures.thumb.pointer,
  borderRadius: radius.full,
  border: '2px solid #fff',
  boxShadow: '0 0 0 1px rgb(0 0 0 / 0.6), inset 0 0 0 1px rgb(0 0 0 / 0.35)',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: fine[3] },
  },
  '@media': { [media.touch]: { inlineSize: measures.thumb.touch, blockSize: measures.thumb.touch } },
});
