import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, touchReach } from '../../theme/style.ts';
import { media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

export const columns = componentStyle({
  '@media': {
    [media.lgUp]: {
      gridTemplateColumns: `minmax(0, ${measures.page.reading}) ${measures.quickStart.contents}`,
      justifyContent: 'space-between',
    },
  },
});

/** Where the steps are listed once more, to jump to; narrow windows have only the bar above the steps. */
export const aside = componentStyle({
  display: 'none',
  '@media': {
    [media.lgUp]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${px(sizes.topBar)} + ${space[24]})`,
      alignSelf: 'start',
    },
  },
});

export const contents = componentStyle({
  gap: '2px',
  marginBlockStart: space[12],
  marginInlineStart: `-${space[8]}`,
});

/** Below the steps. */
export const help = componentStyle({ marginBlockStart: '2px', marginInlineStart: `-${space[8]}` });

export const entry = componentStyle({
  minBlockSize: px(sizes.controlSmall),
  paddingBlock: space[4],
  paddingInline: space[8],
  borderRadius: radius.control,
  color: vars.color.text.muted,
  selectors: { '&[data-next]': { color: vars.color.text.default, fontWeight: weight.strong } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { backgroundColor: vars.color.surface.hover, color: vars.color.text.default } },
    },
    [media.touch]: { minBlockSize: px(sizes.touchTarget) },
  },
});

export const narrowProgress = componentStyle({
  marginBlockEnd: space[32],
  '@media': { [media.lgUp]: { display: 'none' } },
});

export const step = componentStyle({
  position: 'relative',
  gridTemplateColumns: `${space[32]} minmax(0, 1fr)`,
  paddingBlockEnd: space[40],
  scrollMarginBlockStart: `calc(${px(sizes.topBar)} + ${space[24]})`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

/** Steps have a line between their numbers, to the help below them. */
export const linked = componentStyle({
  selectors: {
    '&:last-child': { paddingBlockEnd: space[40] },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${space[40]} ${space[8]}`,
      insetInlineStart: `calc(${space[16]} - 0.5px)`,
      inlineSize: '1px',
      backgroundColor: vars.color.border.medium,
    },
  },
});

export const words = componentStyle({
  paddingBlockStart: space[4],
});

/** A step's title, which folds what stands below it. */
export const head = componentStyle({
  position: 'relative',
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: radius.control,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.touch]: touchReach },
});

export const chevron = componentStyle({
  flexShrink: 0,
  paddingBlock: space[4],
  color: vars.color.text.muted,
  selectors: { 'details[open] > summary > &': { transform: 'scaleY(-1)' } },
});

export const content = componentStyle({ paddingBlockStart: space[12] });

export const wide = componentStyle({ inlineSize: '100%' });

export const text = componentStyle({
  fontSize: vars.type.reading.size,
  lineHeight: vars.type.reading.line,
  color: vars.color.text.muted,
  textWrap: 'pretty',
});

/** What is still missing. */
export const gap = componentStyle({ color: vars.color.text.default, fontWeight: weight.medium });
