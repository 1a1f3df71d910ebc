import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { notPrinted } from '../../theme/print.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { fine, media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

/** Cannot be pressed, and is not just busy. */
const blocked = '&[aria-disabled="true"]:not([aria-busy="true"])';

/** What every button has: shape, transition, target size on touch. Its colors come from a variant. */
export const button = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  flexShrink: 0,
  maxInlineSize: '100%',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'transparent',
  borderRadius: radius.control,
  fontFamily: vars.font.body,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontWeight: weight.strong,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fade}, border-color ${vars.motion.fade}, color ${vars.motion.fade}`,
  selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' } },
  '@media': {
    ...notPrinted,
    '(forced-colors: active)': {
      selectors: {
        [blocked]: {
          backgroundColor: 'ButtonFace !important',
          borderColor: 'GrayText !important',
          color: 'GrayText !important',
        },
      },
    },
  },
});

/** What a button says beside itself when it is busy for long. */
export const late = componentStyle({
  alignSelf: 'center',
  minInlineSize: 0,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
});

export const size = componentVariants({
  small: { minBlockSize: px(sizes.controlSmall), paddingInline: space[12], paddingBlock: fine[5] },
  medium: { minBlockSize: px(sizes.control), paddingInline: fine[14], paddingBlock: fine[7] },
});
export const touchable = componentStyle({
  '@media': { [media.touch]: { minBlockSize: px(sizes.touchTarget), minInlineSize: px(sizes.touchTarget) } },
});

/** On, or in force. */
const onStyle = {
  backgroundColor: vars.color.accent.soft,
  borderColor: vars.color.accent.base,
  color: vars.color.accent.onSoft,
};
const onInForcedColors = {
  backgroundColor: 'Highlight !important',
  borderColor: 'Highlight !important',
  color: 'HighlightText !important',
  // Without it the browser paints the text with a backplate in the page's color.
  forcedColorAdjust: 'none',
} as const;

/** What is filled in colors is so in forced ones, too, and beside it what is on stays apart. */
const filledInForcedColors = {
  backgroundColor: 'ButtonText !important',
  borderColor: 'ButtonText !important',
  color: 'ButtonFace !important',
  forcedColorAdjust: 'none',
} as const;

const enabled = (state: string) => `&${state}:not([aria-disabled="true"])`;
const offStyle = {
  backgroundColor: vars.color.surface.tint,
  borderColor: vars.color.border.subtle,
  color: vars.color.text.muted,
  boxShadow: 'none',
};
/** On, and blocked: its ground tells that it is on, its colors that it cannot be pressed. */
const onAndOffStyle = {
  ...offStyle,
  backgroundColor: vars.color.surface.pressed,
  borderColor: vars.color.border.medium,
};

export const variant = componentVariants({
  primary: {
    backgroundColor: vars.color.accent.base,
    color: vars.color.text.onAccent,
    boxShadow: vars.shadow.control,
    selectors: {
      [blocked]: offStyle,
      [enabled(':active')]: { backgroundColor: vars.color.accent.pressed },
    },
    '@media': {
      [media.hover]: {
        selectors: { [enabled(':hover:not(:active)')]: { backgroundColor: vars.color.accent.hover } },
      },
      '(forced-colors: active)': filledInForcedColors,
    },
  },
  secondary: {
    backgroundColor: vars.color.surface.card,
    borderColor: vars.color.border.medium,
    color: vars.color.text.default,
    boxShadow: vars.shadow.control,
    selectors: {
      [blocked]: offStyle,
      [enabled(':active')]: { backgroundColor: vars.color.surface.pressed },
    },
    '@media': {
      [media.hover]: {
        selectors: { [enabled(':hover:not(:active)')]: { backgroundColor: vars.color.surface.hover } },
      },
    },
  },
  chosen: {
    ...onStyle,
    selectors: {
      [blocked]: onAndOffStyle,
      [enabled(':active')]: { boxShadow: `inset 0 0 0 1px ${vars.color.accent.base}` },
    },
    '@media': {
      [media.hover]: {
        selectors: { [enabled(':hover:not(:active)')]: { borderColor: vars.color.accent.onSoft } },
      },
      '(forced-colors: active)': onInForcedColors,
    },
  },
  quiet: {
    color: vars.color.text.default,
    selectors: {
      [blocked]: { color: vars.color.text.muted },
      [enabled(':active')]: { backgroundColor: vars.color.surface.pressed },
    },
    '@media': {
      [media.hover]: {
        selectors: { [enabled(':hover:not(:active)')]: { backgroundColor: vars.color.surface.hover } },
      },
    },
  },
  critical: {
    backgroundColor: vars.color.critical.solid,
    color: vars.color.critical.onSolid,
    boxShadow: vars.shadow.control,
    selectors: {
      [blocked]: offStyle,
      [enabled(':active')]: { backgroundColor: vars.color.critical.solidHover },
    },
    '@media': {
      [media.hover]: {
        selectors: { [enabled(':hover:not(:active)')]: { backgroundColor: vars.color.critical.solidHover } },
      },
      '(forced-colors: active)': filledInForcedColors,
    },
  },
});

/** A toggle that is on. */
export const pressed = componentStyle({
  selectors: {
    '&[aria-pressed="true"]': onStyle,
    [`${blocked}[aria-pressed="true"]`]: onAndOffStyle,
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': onInForcedColors } },
  },
});

export const fullWidth = componentStyle({ inlineSize: '100%' });
/** Keeps the icon from shrinking beside long words. */
export const iconSlot = componentStyle({ flexShrink: 0 });
/**
 * Letters with many combining marks may have no break opportunity: they are clipped, not drawn over the
 * element beside.
 */
export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere', overflowX: 'clip' });
/** Centred lines beside an icon look ragged at both sides. */
export const labelBeforeIcon = componentStyle({ textAlign: lineStart });
export const labelSpread = componentStyle({ flexGrow: 1 });
export const busyLabel = componentStyle({ opacity: 0 });
export const busySpinner = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});
