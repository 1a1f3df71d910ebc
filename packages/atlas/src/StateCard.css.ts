import { style } from '@vanilla-extract/css';
import { measures } from './layout.ts';
import { color, font, motion, oneLine, radius } from './style.ts';

const AFAR = '[data-far] &';
const hiddenAfar = { selectors: { [AFAR]: { visibility: 'hidden' } } } as const;
/** As large from afar as a caption, beyond its card if need be, and apart from the lines below it. */
const nameAfar = {
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  overflow: 'visible',
  fontSize: 'calc(10px / var(--scale))',
  lineHeight: 1,
  textShadow: Array.from({ length: 4 }, () => `0 0 calc(2px / var(--scale)) ${color.surface.page}`).join(
    ', ',
  ),
} as const;

/** Names stay readable where the whole drawing is small, as far as their cards have room. */
const NAME_SIZE = 'clamp(14px, calc(10px / var(--scale)), 28px)';

export const group = style({
  position: 'absolute',
  borderRadius: radius.dialog,
  border: `1px solid ${color.border.medium}`,
  backgroundColor: color.surface.page,
});
export const shaded = style({ backgroundColor: color.surface.sunken });
export const groupName = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  blockSize: `${measures.groupHead}px`,
  paddingInline: `${measures.groupPadding - 8}px`,
  fontFamily: font.heading,
  fontSize: NAME_SIZE,
  fontWeight: 650,
  color: color.text.default,
  whiteSpace: 'nowrap',
  selectors: { [AFAR]: { ...nameAfar, fontSize: 'calc(11px / var(--scale))' } },
});

export const card = style({
  position: 'absolute',
  borderRadius: radius.control,
  border: `1px solid ${color.border.medium}`,
  backgroundColor: color.surface.card,
  transition: `opacity ${motion.press}`,
  selectors: { [AFAR]: { borderColor: color.border.strong, backgroundColor: color.surface.pressed } },
});
export const current = style({
  borderColor: color.accent.base,
  boxShadow: `0 0 0 2px ${color.accent.base}`,
  selectors: {
    [AFAR]: {
      borderColor: color.accent.base,
      backgroundColor: color.accent.soft,
      boxShadow: `0 0 0 calc(2px / var(--scale)) ${color.accent.base}`,
    },
  },
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight' } },
});
export const faded = style({ opacity: 0.35 });
/** The name is the button, and the picture above belongs to it. */
export const choose = style({
  display: 'block',
  inlineSize: '100%',
  borderRadius: radius.control,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': { backgroundColor: color.surface.hover },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: `${measures.card.picture + measures.card.name}px`,
      borderRadius: radius.control,
    },
    '&:focus-visible::after': {
      outline: `calc(2px / var(--scale)) solid ${color.focus}`,
      outlineOffset: 'calc(3px / var(--scale))',
    },
  },
});
export const picture = style({
  display: 'block',
  blockSize: `${measures.card.picture - 1}px`,
  borderStartStartRadius: '7px',
  borderStartEndRadius: '7px',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  overflow: 'hidden',
  ...hiddenAfar,
});
export const nameRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  blockSize: `${measures.card.name - 1}px`,
  paddingInline: '12px',
  selectors: {
    [AFAR]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: '100%',
      justifyContent: 'center',
    },
  },
});
export const name = style({
  flex: 1,
  minInlineSize: 0,
  ...oneLine,
  fontFamily: font.body,
  fontSize: NAME_SIZE,
  fontWeight: 600,
  color: color.text.default,
  selectors: { [AFAR]: nameAfar },
});
export const note = style({
  flex: 'none',
  paddingInline: '6px',
  borderRadius: radius.full,
  border: `1px solid ${color.border.medium}`,
  fontFamily: font.body,
  fontSize: '12px',
  lineHeight: '18px',
  fontWeight: 500,
  color: color.text.muted,
  selectors: { [AFAR]: { display: 'none' } },
});

/** On the picture, which it tells of. */
export const alike = style({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  maxInlineSize: 'calc(100% - 16px)',
  paddingInline: '8px',
  borderRadius: radius.full,
  border: `1px solid ${color.border.medium}`,
  backgroundColor: color.surface.card,
  ...oneLine,
  fontFamily: font.body,
  fontSize: '13px',
  lineHeight: '20px',
  fontWeight: 600,
  color: color.text.default,
  ...hiddenAfar,
});

export const staying = style({
  ...hiddenAfar,
  paddingInline: '12px',
  listStyle: 'none',
  fontFamily: font.body,
  color: color.text.muted,
});
export const stay = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  blockSize: `${measures.row}px`,
  fontSize: '13px',
});
export const stayWords = style({
  minInlineSize: 0,
  ...oneLine,
});
