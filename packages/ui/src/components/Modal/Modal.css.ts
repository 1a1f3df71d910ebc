import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants, rightToLeft } from '../../theme/style.ts';
import { fine, media, radius, space, zIndex } from '../../theme/tokens.ts';
import { FOOT_ANCHOR } from '../bottomBar.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[8]}`, scale: 0.98 } });
const sink = keyframes({ to: { opacity: 0, scale: 0.98 } });
const sheetIn = keyframes({ from: { translate: '0 100%' } });
const sheetOut = keyframes({ to: { translate: '0 100%' } });

/** Where a panel at an edge hides, as a part of its own width along the x axis. */
const away = createVar();
const slideIn = keyframes({ from: { translate: `${away} 0` } });
const slideOut = keyframes({ to: { translate: `${away} 0` } });

/** Both ways in which a sheet from below moves on phones. */
const sheetMotion = {
  '&[data-entering]': { animation: `${sheetIn} ${vars.motion.drawer} ${vars.motion.easeOut}` },
  '&[data-exiting]': { animation: `${sheetOut} ${vars.motion.popover} ${vars.motion.easeIn} forwards` },
};

/** The overlay that dims the page. */
export const veil = componentStyle({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  backgroundColor: vars.color.overlay,
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${vars.motion.popover} ${vars.motion.easeOut}` },
    '&[data-exiting]': { animation: `${fadeOut} ${vars.motion.popover} ${vars.motion.easeIn} forwards` },
  },
});
const edgeVeil = componentStyle({ zIndex: zIndex.drawer });
export const veilOf = {
  middle: componentStyle({
    zIndex: zIndex.dialog,
    alignItems: 'center',
    justifyContent: 'center',
    padding: space[24],
    '@media': { [media.phone]: { alignItems: 'flex-end', padding: 0 } },
  }),
  start: edgeVeil,
  end: edgeVeil,
};

const edge = componentStyle({
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

/** The panel on the overlay, by its position. */
export const panel = componentVariants({
  middle: {
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
        selectors: sheetMotion,
      },
    },
  },
  start: [
    edge,
    {
      marginInlineEnd: 'auto',
      borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
      vars: { [away]: '-100%' },
      selectors: { [rightToLeft]: { vars: { [away]: '100%' } } },
    },
  ],
  end: [
    edge,
    {
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
          selectors: sheetMotion,
        },
      },
    },
  ],
});
/** How wide a panel in the middle is. */
export const width = componentVariants({
  small: { '@media': { [media.smUp]: { maxInlineSize: measures.dialog.small } } },
  medium: { '@media': { [media.smUp]: { maxInlineSize: measures.dialog.medium } } },
  large: { '@media': { [media.smUp]: { maxInlineSize: measures.dialog.large } } },
});

/** Head, scrolling body and foot of the panel. */
export const frame = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  maxBlockSize: 'inherit',
  blockSize: '100%',
  outline: 'none',
});
export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
  padding: `${space[20]} ${space[24]} ${space[8]}`,
});
export const title = componentStyle({ minInlineSize: 0, hyphens: 'auto', overflowWrap: 'anywhere' });
/** Pulls the cross into the corner, so that its drawing lines up with the padding. */
export const close = componentStyle({
  marginBlock: `-${fine[6]}`,
  marginInlineEnd: `-${space[8]}`,
  display: 'flex',
  gap: space[4],
});
export const body = componentStyle({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  paddingInline: space[24],
  paddingBlock: `${space[8]} ${space[24]}`,
});
export const foot = componentStyle({
  anchorName: FOOT_ANCHOR,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  padding: `${space[16]} ${space[24]}`,
  paddingBlockEnd: `max(${space[16]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    [media.phone]: {
      // Three never fit in one line, and lines of two and one look like an accident.
      selectors: {
        '&:has(> button ~ button ~ button)': {
          flexDirection: 'column',
          flexWrap: 'nowrap',
          alignItems: 'stretch',
        },
      },
    },
  },
});
