import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants, rightToLeft } from '../../theme/style.ts';
import { media, radius, space, zIndex } from '../../theme/tokens.ts';

/** Where the drawer hides, as a part of its own width along the x axis. */
const away = createVar();
const slideIn = keyframes({ from: { translate: `${away} 0` } });
const slideOut = keyframes({ to: { translate: `${away} 0` } });
const rise = keyframes({ from: { translate: '0 100%' } });
const sink = keyframes({ to: { translate: '0 100%' } });

export const veil = componentStyle({ zIndex: zIndex.drawer });
export const panel = componentStyle({
  blockSize: '100dvh',
  maxInlineSize: `calc(100vw - ${space[40]})`,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.dialog,
  selectors: {
    '&[data-entering]': { animation: `${slideIn} ${vars.motion.drawer} ${vars.motion.easeOut}` },
    '&[data-exiting]': { animation: `${slideOut} ${vars.motion.popover} ${vars.motion.easeIn} forwards` },
  },
});
export const side = componentVariants({
  start: {
    marginInlineEnd: 'auto',
    borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
    vars: { [away]: '-100%' },
    selectors: { [rightToLeft]: { vars: { [away]: '100%' } } },
  },
  end: {
    marginInlineStart: 'auto',
    borderInlineStart: `1px solid ${vars.color.border.subtle}`,
    vars: { [away]: '100%' },
    selectors: { [rightToLeft]: { vars: { [away]: '-100%' } } },
    '@media': {
      // On phones a sheet from below: within reach of the thumb, and the page stays in sight above.
      [media.phone]: {
        // The width is the drawer's own, in its style attribute.
        inlineSize: '100% !important',
        maxInlineSize: 'none',
        blockSize: 'auto',
        maxBlockSize: '92dvh',
        marginBlockStart: 'auto',
        borderInlineStartWidth: 0,
        borderBlockStart: `1px solid ${vars.color.border.subtle}`,
        borderStartStartRadius: radius.dialog,
        borderStartEndRadius: radius.dialog,
        selectors: {
          '&[data-entering]': { animation: `${rise} ${vars.motion.drawer} ${vars.motion.easeOut}` },
          '&[data-exiting]': { animation: `${sink} ${vars.motion.popover} ${vars.motion.easeIn} forwards` },
        },
      },
    },
  },
});
