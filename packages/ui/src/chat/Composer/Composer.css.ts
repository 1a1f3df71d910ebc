import { keyframes } from '@vanilla-extract/css';
import { COMPOSER_ANCHOR } from '../../components/bottomBar.ts';
import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

/** Lines that the field grows to before it scrolls. */
const MAX_LINES = 8;

/** Of the field's own text, with which it grows. */
const LINE = '1.5em';
const FIELD_PADDING = fine[10];

export const root = componentStyle({
  anchorName: COMPOSER_ANCHOR,
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
});

export const frame = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[8],
  padding: fine[5],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: radius.composer,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.control,
  transition: `border-color ${vars.motion.fade} ${vars.motion.easeOut}`,
  selectors: {
    '&:focus-within': {
      vars: { [vars.motion.fade]: vars.motion.press },
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(textarea:focus-visible)': { outline: '2px solid Highlight', outlineOffset: '2px' },
      },
    },
  },
});

export const frameTooLong = componentStyle({
  borderColor: vars.color.critical.strong,
  selectors: {
    '&:focus-within': {
      borderColor: vars.color.critical.strong,
      boxShadow: `0 0 0 1px ${vars.color.critical.strong}`,
    },
  },
});

export const field = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  // Browsers without it are helped by useGrow.
  fieldSizing: 'content',
  maxBlockSize: `calc(${MAX_LINES} * ${LINE} + 2 * ${FIELD_PADDING})`,
  paddingBlock: FIELD_PADDING,
  paddingInline: space[12],
  resize: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  fontSize: measures.chat.composerText,
  lineHeight: LINE,
  overflowWrap: 'anywhere',
  // The frame shows the focus.
  outline: 'none',
});

export const send = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: px(sizes.touchTarget),
  blockSize: px(sizes.touchTarget),
  borderRadius: radius.dialog,
  backgroundColor: vars.color.accent.base,
  color: vars.color.text.onAccent,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fade} ${vars.motion.easeOut}, color ${vars.motion.fade} ${vars.motion.easeOut}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:active)': { backgroundColor: vars.color.accent.hover } },
    },
  },
  selectors: { '&:active': { backgroundColor: vars.color.accent.pressed } },
});

export const sendQuiet = componentStyle({
  backgroundColor: vars.color.surface.tint,
  color: vars.color.text.muted,
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { backgroundColor: vars.color.surface.hover } } },
  },
  selectors: {
    '&:active': { backgroundColor: vars.color.surface.pressed },
    '&[aria-disabled]': { cursor: 'default' },
  },
});

const breathing = keyframes({ '50%': { opacity: 0.45 } });

export const sendBusy = componentStyle({ animation: `${breathing} 1.4s ease-in-out infinite` });

export const below = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: vars.type.caption.line,
  paddingInline: space[8],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  selectors: { '&:has(button)': { alignItems: 'center' } },
});

export const disclaimer = componentStyle({
  minInlineSize: 0,
  // Its height is limited, so that the thread above stays in view.
  maxBlockSize: '6lh',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
  textAlign: lineStart,
});
export const hint = componentStyle({
  color: vars.color.critical.strong,
  fontWeight: weight.medium,
  textAlign: lineStart,
});

const count = {
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;
export const counter = componentStyle({ ...count, color: vars.color.text.muted });
export const counterOver = componentStyle({
  ...count,
  color: vars.color.critical.strong,
  fontWeight: weight.semibold,
});
