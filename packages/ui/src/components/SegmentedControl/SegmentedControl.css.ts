import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants, readerOnly } from '../../theme/style.ts';
import { fine, media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

export const group = componentStyle({ display: 'grid', gap: space[8], minInlineSize: 0 });
export const legend = componentStyle({ fontWeight: weight.medium, paddingBlockEnd: space[8] });
export const hiddenLegend = componentStyle(readerOnly);
export const help = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
});

export const choices = componentVariants({
  segments: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '2px',
    padding: fine[3],
    borderRadius: radius.control,
    border: `1px solid ${vars.color.border.subtle}`,
    backgroundColor: vars.color.surface.sunken,
  },
  tiles: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${measures.segmentedControl.tileNarrowest}, 1fr))`,
    gap: space[8],
  },
});

const base = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: px(sizes.controlSmall),
  paddingInline: space[8],
  fontWeight: weight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  color: vars.color.text.muted,
  transition: `background-color ${vars.motion.fade}, color ${vars.motion.fade}, border-color ${vars.motion.fade}`,
  selectors: {
    '&:hover': { color: vars.color.text.default },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:checked)': { color: vars.color.text.default },
  },
  '@media': {
    [media.touch]: { minBlockSize: px(sizes.touchTarget), minInlineSize: px(sizes.touchTarget) },
    '(forced-colors: active)': {
      // The focus ring takes precedence over this outline.
      selectors: {
        '&:has(:checked):not(:has(:focus-visible))': {
          outline: '2px solid Highlight',
          outlineOffset: '-2px',
        },
      },
    },
  },
});

export const choice = componentVariants({
  segment: [
    base,
    {
      borderRadius: radius.inner,
      selectors: {
        '&:has(:checked)': { backgroundColor: vars.color.surface.raised, boxShadow: vars.shadow.control },
        // Surfaces alone hardly differ there.
        ':root[data-contrast=high] &:has(:checked)': {
          boxShadow: `inset 0 0 0 2px ${vars.color.border.strong}`,
        },
      },
    },
  ],
  tile: [
    base,
    {
      flexDirection: 'column',
      paddingBlock: space[12],
      border: `1px solid ${vars.color.border.subtle}`,
      borderRadius: radius.control,
      backgroundColor: vars.color.surface.card,
      selectors: {
        '&:hover': { borderColor: vars.color.border.medium },
        '&:has(:checked)': {
          borderColor: vars.color.accent.base,
          boxShadow: `inset 0 0 0 1px ${vars.color.accent.base}`,
        },
      },
    },
  ],
});

/** Covers its label, so that pointing and focus reach it, while the label shows its state. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});
