import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { notPrinted, printedWhole } from '../../theme/print.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { media, px, sizes, zIndex } from '../../theme/tokens.ts';

/** Height of what is fixed above the top bar. */
const noticeHeight = createVar();

/** Where the content begins below what stays in sight: for what stays in sight inside the content. */
export const contentStart = `calc(${fallbackVar(noticeHeight, '0px')} + ${px(sizes.topBar)})`;

const horizontal = ":root[data-layout='horizontal'] &";

export const shell = componentStyle({
  minBlockSize: '100dvh',
  vars: { [noticeHeight]: '0px' },
  paddingBlockStart: noticeHeight,
  '@media': { [media.print]: { paddingBlockStart: 0 } },
});

export const withNotice = componentStyle({ vars: { [noticeHeight]: px(sizes.subscriptionBar) } });

export const top = componentStyle({
  position: 'sticky',
  insetBlockStart: noticeHeight,
  zIndex: zIndex.sticky,
  '@media': notPrinted,
});

export const body = componentStyle({
  '@media': { [media.lgUp]: { selectors: { [horizontal]: { flexDirection: 'column' } } } },
});

export const side = componentStyle({
  position: 'sticky',
  insetBlockStart: `calc(${noticeHeight} + ${px(sizes.topBar)})`,
  alignSelf: 'flex-start',
  flexShrink: 0,
  inlineSize: px(sizes.sideNav),
  blockSize: `calc(100dvh - ${noticeHeight} - ${px(sizes.topBar)})`,
  borderInlineEnd: `1px solid ${vars.color.nav.border}`,
  '@media': {
    [media.lgUp]: {
      selectors: {
        [horizontal]: {
          position: 'relative',
          insetBlockStart: 'auto',
          alignSelf: 'stretch',
          inlineSize: 'auto',
          blockSize: 'auto',
          borderInlineEnd: 0,
          borderBlockEnd: `1px solid ${vars.color.nav.border}`,
        },
      },
    },
    ...notPrinted,
  },
});

export const main = componentVariants({
  page: { flexGrow: 1 },
  full: {
    flexGrow: 1,
    blockSize: `calc(100dvh - ${noticeHeight} - ${px(sizes.topBar)})`,
    minBlockSize: px(sizes.chatLowest),
    '@media': {
      [media.lgUp]: { selectors: { [horizontal]: { blockSize: 'auto', minBlockSize: 0, flexBasis: 0 } } },
      ...printedWhole,
    },
  },
});

/** A screen that fills the window exactly, in the horizontal layout too. */
export const fixedHeight = componentStyle({
  '@media': {
    [media.lgUp]: { selectors: { [horizontal]: { blockSize: '100dvh' } } },
    [media.print]: { selectors: { [horizontal]: { blockSize: 'auto' } } },
  },
});
