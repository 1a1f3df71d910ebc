import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, radius, space, weight } from '../../theme/tokens.ts';

/** Below the sections of a form that can be changed, or of what is only read. */
export const nextSection = componentStyle({
  paddingBlockStart: space[40],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const name = componentStyle({
  minInlineSize: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  overflowX: 'clip',
});

export const facts = componentStyle({
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.card,
});

export const fact = componentStyle({
  gridTemplateColumns: `minmax(${measures.accountScreen.termNarrowest}, 1fr) minmax(0, 2fr)`,
  minBlockSize: space[48],
  paddingBlock: space[8],
  paddingInline: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});

export const term = componentStyle({ color: vars.color.text.muted });
export const breaking = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  overflowX: 'clip',
});
