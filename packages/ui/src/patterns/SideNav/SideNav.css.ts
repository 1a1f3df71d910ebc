import { FOOT_ANCHOR } from '../../components/bottomBar.ts';
import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, readerOnly } from '../../theme/style.ts';
import { media, px, radius, sizes, space, weight, zIndex } from '../../theme/tokens.ts';

/** Selector of the horizontal layout, which is one row below the top bar on large screens (SH-4). */
const horizontal = ":root[data-layout='horizontal'] &";

const { nav: color } = vars.color;

export const nav = componentStyle({
  blockSize: '100%',
  paddingBlock: space[16],
  paddingInline: space[12],
  overflowY: 'auto',
  backgroundColor: color.surface,
  color: color.text,
  '@media': {
    [media.lgUp]: {
      selectors: {
        [horizontal]: {
          flexDirection: 'row',
          alignItems: 'center',
          gap: space[8],
          paddingBlock: space[8],
          paddingInline: space[24],
          overflow: 'visible',
        },
      },
    },
  },
});

export const sections = componentStyle({
  flexGrow: 1,
  '@media': {
    [media.lgUp]: {
      selectors: { [horizontal]: { flexDirection: 'row', alignItems: 'center', gap: space[16] } },
    },
  },
});

export const section = componentStyle({
  '@media': {
    [media.lgUp]: {
      selectors: {
        [`${horizontal} + &`]: {
          borderInlineStart: `1px solid ${color.border}`,
          paddingInlineStart: space[16],
        },
      },
    },
  },
});

export const subheader = componentStyle({
  paddingInline: space[12],
  paddingBlockEnd: space[8],
  overflowWrap: 'anywhere',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: weight.medium,
  color: color.muted,
  '@media': {
    [media.lgUp]: {
      selectors: {
        // Still the group's name for those who don't see it.
        [horizontal]: readerOnly,
      },
    },
  },
});

export const list = componentStyle({
  gap: '2px',
  '@media': {
    [media.lgUp]: {
      selectors: { [horizontal]: { flexDirection: 'row', flexWrap: 'wrap', gap: space[4] } },
    },
  },
});

export const entry = componentStyle({
  inlineSize: '100%',
  minBlockSize: px(sizes.control),
  paddingBlock: space[4],
  paddingInline: space[12],
  borderRadius: radius.control,
  fontWeight: weight.medium,
  textAlign: lineStart,
  color: color.text,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fade} ${vars.motion.easeOut}`,
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&:focus-visible': { outlineColor: color.focus, outlineOffset: '-2px' },
    "&[aria-current='page']": {
      backgroundColor: color.current,
      color: color.currentText,
      fontWeight: weight.semibold,
    },
    "&[aria-disabled='true']": { color: color.muted, cursor: 'default', backgroundColor: 'transparent' },
  },
  '@media': {
    [media.touch]: { minBlockSize: px(sizes.touchTarget) },
    '(forced-colors: active)': {
      selectors: {
        "&[aria-current='page']": { outline: '2px solid Highlight', outlineOffset: '-2px' },
        // Further out than the line that marks it.
        "&[aria-current='page']:focus-visible": { outlineOffset: '2px' },
      },
    },
    [media.lgUp]: { selectors: { [horizontal]: { inlineSize: 'auto', gap: space[8] } } },
  },
});

/** An entry whose nested ones, the current one among them, are put away. */
export const holdsCurrent = componentStyle({ color: color.currentText, fontWeight: weight.semibold });

export const title = componentStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const label = componentStyle({
  flexShrink: 0,
  maxInlineSize: '30%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: space[8],
  borderRadius: radius.full,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  backgroundColor: color.hover,
  color: color.muted,
});

export const chevron = componentStyle({
  flexShrink: 0,
  transition: `transform ${vars.motion.press} ${vars.motion.easeOut}`,
  selectors: { "[aria-expanded='true'] > &": { transform: 'rotate(180deg)' } },
});

export const group = componentStyle({ position: 'relative' });

export const nested = componentStyle({
  gap: '2px',
  marginBlockStart: '2px',
  marginInlineStart: measures.sideNav.thread,
  paddingInlineStart: space[12],
  borderInlineStart: `1px solid ${vars.color.border.medium}`,
  '@media': {
    [media.lgUp]: {
      selectors: {
        [horizontal]: {
          position: 'absolute',
          insetBlockStart: '100%',
          insetInlineStart: 0,
          zIndex: zIndex.popover,
          minInlineSize: measures.sideNav.floatingNarrowest,
          inlineSize: 'max-content',
          maxInlineSize: px(sizes.sideNav),
          margin: 0,
          padding: space[8],
          border: `1px solid ${vars.color.border.subtle}`,
          borderRadius: radius.control,
          backgroundColor: color.surface,
          boxShadow: vars.shadow.floating,
        },
      },
    },
  },
});

export const end = componentStyle({
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&[data-bottom-bar]': { anchorName: FOOT_ANCHOR } },
  '@media': {
    [media.lgUp]: { selectors: { [horizontal]: { paddingBlockStart: 0, borderBlockStart: 0 } } },
  },
});
