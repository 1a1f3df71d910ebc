import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { media, radius, space, zIndex } from '../../theme/tokens.ts';

const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[8]}`, scale: 0.98 } });
const sink = keyframes({ to: { opacity: 0, scale: 0.98 } });
const sheetIn = keyframes({ from: { translate: '0 100%' } });
const sheetOut = keyframes({ to: { translate: '0 100%' } });

export const veil = componentStyle({
  zIndex: zIndex.dialog,
  alignItems: 'center',
  justifyContent: 'center',
  padding: space[24],
  '@media': { [media.phone]: { alignItems: 'flex-end', padding: 0 } },
});
export const panel = componentStyle({
  inlineSize: '100%',
  maxBlockSize: `calc(100dvh - ${space[48]})`,
  display: 'flex',
  flexDirection: 'column',
  borderRadius: radius.dialog,
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.dialog,
  selectors: {
    '&[data-entering]': { animation: `${rise} ${vars.motion.popover} ${vars.motion.easeOut}` },
    '&[data-exiting]': { animation: `${sink} ${vars.motion.press} ${vars.motion.easeIn} forwards` },
  },
  '@media': {
    [media.phone]: {
      maxInlineSize: 'none',
      maxBlockSize: '92dvh',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderInlineWidth: 0,
      borderBlockEndWidth: 0,
      selectors: {
        '&[data-entering]': { animation: `${sheetIn} ${vars.motion.drawer} ${vars.motion.easeOut}` },
        '&[data-exiting]': { animation: `${sheetOut} ${vars.motion.popover} ${vars.motion.easeIn} forwards` },
      },
    },
  },
});
export const width = componentVariants({
  small: { '@media': { [media.smUp]: { maxInlineSize: measures.dialog.small } } },
  medium: { '@media': { [media.smUp]: { maxInlineSize: measures.dialog.medium } } },
  large: { '@media': { [media.smUp]: { maxInlineSize: measures.dialog.large } } },
});
