import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants, rightToLeft } from '../../theme/style.ts';
import { media, px, radius, sizes, space, zIndex } from '../../theme/tokens.ts';

/** What every button has: shape, transition, target size on touch. Its colours come from a variant. */
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
  fontWeight: 550,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion.press}, border-color ${vars.motion.press}, color ${vars.motion.press}`,
  selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' } },
});

export const size = componentVariants({
  small: { minBlockSize: px(sizes.controlSmall), paddingInline: space[12], paddingBlock: '5px' },
  medium: { minBlockSize: px(sizes.control), paddingInline: '14px', paddingBlock: '7px' },
});
export const touchable = componentStyle({
  '@media': { [media.touch]: { minBlockSize: px(sizes.touchTarget), minInlineSize: px(sizes.touchTarget) } },
});

const enabled = (state: string) => `&${state}:not([aria-disabled="true"])`;
const offStyle = {
  backgroundColor: vars.color.surface.sunken,
  borderColor: vars.color.border.subtle,
  color: vars.color.text.muted,
  boxShadow: 'none',
};

export const variant = componentVariants({
  primary: {
    backgroundColor: vars.color.accent.base,
    color: vars.color.text.onAccent,
    boxShadow: vars.shadow.control,
    selectors: {
      '&[aria-disabled="true"]:not([aria-busy="true"])': offStyle,
      [enabled(':active')]: { backgroundColor: vars.color.accent.pressed },
    },
    '@media': {
      [media.hover]: {
        selectors: { [enabled(':hover:not(:active)')]: { backgroundColor: vars.color.accent.hover } },
      },
    },
  },
  secondary: {
    backgroundColor: vars.color.surface.card,
    borderColor: vars.color.border.medium,
    color: vars.color.text.default,
    boxShadow: vars.shadow.control,
    selectors: {
      '&[aria-disabled="true"]:not([aria-busy="true"])': offStyle,
      [enabled(':active')]: { backgroundColor: vars.color.surface.pressed },
    },
    '@media': {
      [media.hover]: {
        selectors: { [enabled(':hover:not(:active)')]: { backgroundColor: vars.color.surface.hover } },
      },
    },
  },
  quiet: {
    color: vars.color.text.default,
    selectors: {
      '&[aria-disabled="true"]:not([aria-busy="true"])': { color: vars.color.text.muted },
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
      '&[aria-disabled="true"]:not([aria-busy="true"])': offStyle,
      [enabled(':active')]: { backgroundColor: vars.color.critical.solidHover },
    },
    '@media': {
      [media.hover]: {
        selectors: { [enabled(':hover:not(:active)')]: { backgroundColor: vars.color.critical.solidHover } },
      },
    },
  },
});

/** A toggle that is on. */
export const pressed = componentStyle({
  selectors: {
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.accent.soft,
      borderColor: vars.color.accent.base,
      color: vars.color.accent.onSoft,
    },
  },
});

export const fullWidth = componentStyle({ inlineSize: '100%' });
/** Keeps its drawing whole beside long words. */
export const iconSlot = componentStyle({ flexShrink: 0 });
export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const busyLabel = componentStyle({ opacity: 0 });
export const busySpinner = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});

/** The reason why a button can't be used: a bubble for whoever points at it or focuses it, always there for screen readers, as the button's
 * description and not as a part of its name. */
export const reason = componentStyle({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 8px)',
  insetInlineStart: '50%',
  translate: '-50% 0',
  zIndex: zIndex.popover,
  inlineSize: 'max-content',
  maxInlineSize: '240px',
  paddingBlock: '6px',
  paddingInline: space[8],
  borderRadius: radius.control,
  border: '1px solid transparent',
  backgroundColor: vars.color.text.default,
  color: vars.color.surface.page,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 450,
  textAlign: 'center',
  pointerEvents: 'none',
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${vars.motion.press}`,
  selectors: {
    [rightToLeft]: { translate: '50% 0' },
    [`${button}:hover > &, ${button}:focus-visible > &`]: { opacity: 1, visibility: 'visible' },
  },
});
