import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes, space, weight } from '../../theme/tokens.ts';

export const window = componentStyle({ minBlockSize: '100dvh' });

export const bar = componentStyle({
  gridTemplateColumns: `minmax(max-content, 1fr) minmax(0, ${measures.wizard.stepsWidest}) minmax(max-content, 1fr)`,
  minBlockSize: px(sizes.topBar),
  paddingBlock: space[12],
  paddingInline: space[24],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.card,
  '@media': {
    // Two at most; below each other where text is so large that they would meet.
    [media.belowMd]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(max(7rem, (100% - ${space[24]}) / 2), 1fr))`,
    },
    [media.phone]: { paddingInline: space[16] },
  },
});

/** Between logo and end, or a line of its own below them. */
export const place = componentStyle({
  minInlineSize: 0,
  gridColumn: 2,
  '@media': { [media.belowMd]: { gridColumn: '1 / -1', order: 1 } },
});
export const end = componentStyle({
  gridColumn: -2,
  justifySelf: 'end',
  marginInlineEnd: `-${space[8]}`,
  '@media': { [media.belowMd]: { gridColumn: 'auto' } },
});

export const body = componentStyle({
  flexGrow: 1,
  '@media': { [media.mdUp]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const answers = componentStyle({
  inlineSize: '100%',
  maxInlineSize: measures.wizard.answersWidest,
  marginInline: 'auto',
  paddingBlock: `${space[64]} ${space[64]}`,
  paddingInline: space[24],
  '@media': {
    [media.belowMd]: { paddingBlockStart: space[32] },
    [media.phone]: { paddingInline: space[16], paddingBlockStart: space[24] },
  },
});
export const eyebrow = componentStyle({ fontWeight: weight.semibold, color: vars.color.text.link });
export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.type.display.size,
  lineHeight: vars.type.display.line,
  fontWeight: weight.bold,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  // Takes the focus only so that screen readers read it and Tab goes on from here; it needs no ring.
  selectors: { '&:focus': { outline: 'none' } },
});
export const purpose = componentStyle({
  fontSize: vars.type.reading.size,
  lineHeight: vars.type.reading.line,
  color: vars.color.text.muted,
  textWrap: 'pretty',
});

export const preview = componentStyle({
  padding: `${space[64]} ${space[40]}`,
  backgroundColor: vars.color.surface.sunken,
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.belowMd]: { padding: space[24], borderInlineStart: 0 } },
});
