import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, radius, space, weight } from '../../theme/tokens.ts';

/** What the figures say comes with them: beside the title it moves nothing below. */
export const head = componentStyle({ marginBlockEnd: space[12] });

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: weight.semibold,
});

/** Side by side while the words of both have room. */
export const figures = componentStyle({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${measures.assistantList.figureNarrowest}), 1fr))`,
  '@media': { [media.phone]: { gap: space[12] } },
});

export const figure = componentStyle({
  padding: space[24],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.card,
  '@media': { [media.phone]: { padding: space[16] } },
});

export const label = componentStyle({
  color: vars.color.text.muted,
  fontWeight: weight.medium,
});

export const value = componentStyle({
  minBlockSize: vars.type.display.line,
  marginBlockStart: space[8],
  fontFamily: vars.font.heading,
  fontSize: vars.type.display.size,
  lineHeight: vars.type.display.line,
  fontWeight: weight.bold,
  letterSpacing: '-0.02em',
});

export const waiting = componentStyle({
  display: 'block',
  inlineSize: measures.assistantList.figureSkeleton,
});

export const note = componentStyle({ color: vars.color.text.muted });
