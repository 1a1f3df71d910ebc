import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { notPrinted } from '../../theme/print.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { fine, media, radius, space, weight } from '../../theme/tokens.ts';
import { BAR_ANCHOR, type BottomBar, COMPOSER_ANCHOR, FOOT_ANCHOR } from '../bottomBar.ts';

const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[12]}` } });

/** While a bar of this kind is on the page (`bottomBar`), and not in a preview of a page. */
const above = (kind: BottomBar) => `:root:has([data-bottom-bar="${kind}"]:not([inert] *)) &`;

const OVER_BAR = { positionAnchor: BAR_ANCHOR, justifySelf: 'anchor-center', marginInline: 0 } as const;

/** Above the foot of a dialog or drawer, as high as its rows of buttons are, and always in the window. */
const OVER_FOOT = {
  justifySelf: 'auto',
  marginInline: 'auto',
  insetBlockEnd: `max(0px, anchor(${FOOT_ANCHOR} top, 0px))`,
  paddingBlockEnd: space[16],
} as const;

export const region = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlock: 'auto 0',
  border: 0,
  backgroundColor: 'transparent',
  display: 'flex',
  flexDirection: 'column',
  // As wide as the widest of them, in the middle.
  inlineSize: 'fit-content',
  maxInlineSize: `min(100%, calc(${measures.toaster.widest} + 2 * ${space[16]}))`,
  margin: '0 auto',
  gap: space[8],
  padding: space[16],
  paddingBlockEnd: `max(${space[24]}, env(safe-area-inset-bottom))`,
  maxBlockSize: '100dvh',
  overflow: 'hidden',
  pointerEvents: 'none',
  // Above the bar at the foot of the window: what it offers can be pressed while a toast is there.
  selectors: {
    [above('selection')]: { paddingBlockEnd: measures.selection.cleared },
    [above('save')]: { paddingBlockEnd: measures.saveBar.cleared },
    [above('composer')]: { paddingBlockEnd: measures.chat.composerCleared },
    [above('drawer')]: { paddingBlockEnd: measures.modal.footCleared },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        [above('selection')]: { paddingBlockEnd: measures.selection.clearedOnPhones },
        [above('save')]: { paddingBlockEnd: measures.saveBar.clearedOnPhones },
        [above('dialog')]: { paddingBlockEnd: measures.modal.footCleared },
      },
    },
    ...notPrinted,
  },
  // Where it can be: over the middle of the bar, which beside a navigation is not the window's, and above all
  // the lines that a composer has grown to.
  '@supports': {
    '(justify-self: anchor-center)': {
      selectors: { [`${above('selection')}, ${above('save')}`]: OVER_BAR },
    },
    '(bottom: anchor(top))': {
      selectors: {
        [above('composer')]: {
          insetBlockEnd: `anchor(${COMPOSER_ANCHOR} top, 0px)`,
          paddingBlockEnd: space[16],
        },
        [above('drawer')]: OVER_FOOT,
      },
      '@media': { [media.phone]: { selectors: { [above('dialog')]: OVER_FOOT } } },
    },
  },
});
/** Both live regions stay in the page, empty or not: one that appears with its words is not heard. */
export const list = componentStyle({ display: 'contents' });
export const toast = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.control,
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.popover} ${vars.motion.easeOut}`,
});
export const text = componentStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const icon = componentStyle({ display: 'flex' });
export const tone = componentVariants({
  info: { color: vars.color.info.strong },
  success: { color: vars.color.positive.strong },
  error: { color: vars.color.critical.strong },
  loading: { color: vars.color.text.muted },
});
export const dismiss = componentStyle({ marginBlock: `-${fine[6]}`, marginInlineEnd: `-${space[8]}` });
export const title = componentStyle({ fontWeight: weight.semibold });
/** As high as the line of words beside it. */
export const action = componentStyle({
  display: 'flex',
  flexShrink: 0,
  maxInlineSize: '45%',
  marginBlock: `-${fine[6]}`,
  marginInline: `-${space[4]}`,
});
