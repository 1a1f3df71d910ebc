import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

const { cell: cellSize, narrowest } = measures.dateRange;

/** One border around both days and the button of the calendar. */
export const group = componentStyle({
  display: 'flex',
  alignItems: 'stretch',
  inlineSize: 'auto',
  minInlineSize: `min(${narrowest}, 100%)`,
  padding: 0,
  paddingInlineStart: space[12],
  selectors: { '&[data-focus-within]': { borderColor: vars.color.focus } },
});
export const days = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  flexGrow: 1,
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
});
/** Its parts stand in a line with the words between them. */
export const day = componentStyle({ display: 'block', direction: 'ltr', whiteSpace: 'nowrap' });
export const segment = componentStyle({
  display: 'inline-block',
  paddingBlock: fine[3],
  borderRadius: radius.small,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    // As large as a target has to be, and as far from what stands beside it, also where it is longer.
    '&[role="spinbutton"]': {
      minInlineSize: measures.dateRange.part,
      paddingInline: fine[3],
      textAlign: 'center',
    },
    '&[data-placeholder]': { color: vars.color.text.muted },
    '&[data-focused]': {
      backgroundColor: vars.color.accent.soft,
      color: vars.color.accent.onSoft,
      outline: `2px solid ${vars.color.focus}`,
    },
  },
});
export const open = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: px(sizes.control),
  borderRadius: radius.inner,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surface.hover, color: vars.color.text.default },
    '&[data-pressed]': { backgroundColor: vars.color.surface.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` },
    '&[data-disabled]': { cursor: 'auto', opacity: 0.4 },
  },
  '@media': { [media.touch]: { inlineSize: px(sizes.touchTarget) } },
});

export const popover = componentStyle({ overflow: 'auto', padding: space[12] });
export const calendar = componentStyle({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const month = componentStyle({ fontWeight: weight.semibold });
export const arrow = componentStyle([
  open,
  {
    minBlockSize: px(sizes.control),
    '@media': { [media.touch]: { minBlockSize: px(sizes.touchTarget) } },
  },
]);
export const grid = componentStyle({ borderCollapse: 'separate', borderSpacing: `0 ${space[4]}` });
export const weekday = componentStyle({
  textAlign: 'center',
  fontSize: vars.type.caption.size,
  fontWeight: weight.regular,
  color: vars.color.text.muted,
});
export const cell = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: cellSize,
  blockSize: cellSize,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  borderRadius: radius.inner,
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-today]': { fontWeight: weight.semibold, textDecoration: 'underline' },
    '&[data-hovered]': { backgroundColor: vars.color.surface.hover },
    '&[data-disabled]': { color: vars.color.text.muted, opacity: 0.5, cursor: 'not-allowed' },
    '&[data-selected]': {
      backgroundColor: vars.color.accent.soft,
      color: vars.color.accent.onSoft,
      borderRadius: 0,
    },
    '&[data-selection-start]': {
      backgroundColor: vars.color.accent.base,
      color: vars.color.text.onAccent,
      borderStartStartRadius: radius.inner,
      borderEndStartRadius: radius.inner,
    },
    '&[data-selection-end]': {
      backgroundColor: vars.color.accent.base,
      color: vars.color.text.onAccent,
      borderStartEndRadius: radius.inner,
      borderEndEndRadius: radius.inner,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.touch]: {
      blockSize: px(sizes.touchTarget),
      // Less only where a week would not fit into the window.
      inlineSize: `min(${px(sizes.touchTarget)}, (100vw - ${space[64]}) / 7)`,
    },
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
        '&[data-focus-visible]': { outlineColor: 'CanvasText' },
      },
    },
  },
});
