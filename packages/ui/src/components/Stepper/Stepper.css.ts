import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

export const root = componentStyle({ minInlineSize: 0 });

/** What phones show in place of the list. */
export const compact = componentStyle({
  display: 'none',
  '@media': { [media.phone]: { display: 'grid', gap: space[8] } },
});
export const compactWords = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
});
export const compactLabel = componentStyle({
  fontWeight: weight.semibold,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const compactPlace = componentStyle({
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const pieces = componentStyle({ display: 'flex', gap: space[4] });
export const piece = componentStyle({
  flexGrow: 1,
  blockSize: space[4],
  borderRadius: radius.full,
  backgroundColor: vars.color.surface.pressed,
  border: '1px solid transparent',
  selectors: {
    '&[data-state="done"], &[data-state="current"]': { backgroundColor: vars.color.accent.base },
    '&[data-state="failed"]': { backgroundColor: vars.color.critical.solid },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:not([data-state="upcoming"])': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const list = componentVariants({
  horizontal: {
    display: 'flex',
    alignItems: 'flex-start',
    '@media': { [media.phone]: { display: 'none' } },
  },
  vertical: { display: 'flex', flexDirection: 'column' },
});

/** A step, and the line from its mark to the next one. */
export const step = componentVariants({
  horizontal: {
    position: 'relative',
    display: 'flex',
    flex: '1 1 0',
    minInlineSize: 0,
    justifyContent: 'center',
    selectors: {
      '&:not(:first-child)::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: `calc(${space[4]} + ${measures.stepper.mark} / 2)`,
        insetInline: `calc(-50% + ${measures.stepper.mark} / 2 + ${space[8]}) calc(50% + ${measures.stepper.mark} / 2 + ${space[8]})`,
        borderBlockStart: `2px solid ${vars.color.border.medium}`,
        translate: '0 -1px',
      },
      '&[data-reached]::before': { borderColor: vars.color.accent.base },
    },
  },
  vertical: {
    position: 'relative',
    paddingBlockEnd: space[16],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(${measures.stepper.mark} + 2 * ${space[4]}) 0`,
        insetInlineStart: `calc(${space[4]} + ${measures.stepper.mark} / 2 - 1px)`,
        borderInlineStart: `2px solid ${vars.color.border.medium}`,
      },
      '&:has(+ [data-reached])::after': { borderColor: vars.color.accent.base },
    },
  },
});

export const face = componentVariants({
  horizontal: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[8],
    padding: space[4],
    minInlineSize: 0,
    maxInlineSize: '100%',
    borderRadius: radius.control,
    textAlign: 'center',
  },
  vertical: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    inlineSize: '100%',
    padding: space[4],
    borderRadius: radius.control,
    textAlign: lineStart,
  },
});
export const pressable = componentStyle({
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fade}`,
  selectors: { '&:active': { backgroundColor: vars.color.surface.pressed } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { backgroundColor: vars.color.surface.hover } } },
    [media.touch]: { minBlockSize: px(sizes.touchTarget), minInlineSize: px(sizes.touchTarget) },
  },
});

export const mark = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: measures.stepper.mark,
  blockSize: measures.stepper.mark,
  borderRadius: radius.full,
  borderWidth: '2px',
  borderStyle: 'solid',
  fontSize: '0.8125rem',
  lineHeight: 1,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const markState = componentVariants({
  upcoming: {
    borderColor: vars.color.border.medium,
    backgroundColor: vars.color.surface.card,
    color: vars.color.text.muted,
  },
  current: {
    borderColor: vars.color.accent.base,
    backgroundColor: vars.color.accent.soft,
    color: vars.color.accent.onSoft,
    '@media': { '(forced-colors: active)': { borderColor: 'Highlight', color: 'Highlight' } },
  },
  done: {
    borderColor: vars.color.accent.base,
    backgroundColor: vars.color.accent.base,
    color: vars.color.text.onAccent,
    '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', color: 'HighlightText' } },
  },
  failed: {
    borderColor: vars.color.critical.solid,
    backgroundColor: vars.color.critical.soft,
    color: vars.color.critical.strong,
  },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
/** Beside the mark the first line stands at its height. */
export const wordsBeside = componentStyle({ paddingBlockStart: space[4] });
export const label = componentVariants({
  upcoming: { color: vars.color.text.muted, fontWeight: weight.medium },
  current: { fontWeight: weight.semibold },
  done: { fontWeight: weight.medium },
  failed: { fontWeight: weight.semibold, color: vars.color.critical.strong },
});
export const help = componentStyle({
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  color: vars.color.text.muted,
});
export const error = componentStyle([help, { color: vars.color.critical.strong }]);
