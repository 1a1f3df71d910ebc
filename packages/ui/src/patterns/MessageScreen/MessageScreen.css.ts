import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { media, px, sizes, space, weight } from '../../theme/tokens.ts';

export const root = componentVariants({
  window: {
    gridTemplateRows: 'auto 1fr',
    minBlockSize: '100dvh',
    padding: space[24],
    backgroundColor: vars.color.surface.page,
    '@media': { [media.phone]: { padding: space[16] } },
  },
  content: {
    placeItems: 'center',
    flexGrow: 1,
    minBlockSize: '60dvh',
    paddingInline: space[16],
  },
});

/** The notice is fixed, and takes no row of the grid. */
export const belowNotice = componentStyle({
  paddingBlockStart: `calc(${px(sizes.subscriptionBar)} + ${space[24]})`,
  '@media': { [media.phone]: { paddingBlockStart: `calc(${px(sizes.subscriptionBar)} + ${space[16]})` } },
});

export const logo = componentStyle({ justifySelf: 'start' });

export const message = componentStyle({
  alignSelf: 'center',
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: measures.messageScreen.widest,
  overflowWrap: 'anywhere',
  paddingBlock: `${space[24]} ${space[64]}`,
  textAlign: 'center',
});

export const picture = componentStyle({ marginBlockEnd: space[32] });

export const eyebrow = componentStyle({
  marginBlockEnd: space[8],
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  color: vars.color.text.muted,
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.type.page.size,
  lineHeight: vars.type.page.line,
  fontWeight: weight.bold,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  // Takes the focus only so that screen readers read it and Tab goes on from here; it needs no ring.
  selectors: { '&:focus': { outline: 'none' } },
});

export const text = componentStyle({
  marginBlockStart: space[12],
  fontSize: vars.type.reading.size,
  lineHeight: vars.type.reading.line,
  color: vars.color.text.muted,
  textWrap: 'pretty',
});

export const detail = componentStyle({
  marginBlockStart: space[16],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
});

export const actions = componentStyle({
  marginBlockStart: space[32],
});
