import { COMPOSER_ANCHOR } from '../../components/bottomBar.ts';
import { vars } from '../../theme/contract.css.ts';
import { printedWhole } from '../../theme/print.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space, weight } from '../../theme/tokens.ts';
import { column } from '../column.css.ts';

export const instead = componentStyle([
  column,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    gap: space[8],
    minBlockSize: 0,
    // What is hidden from sight in it scrolls along, and makes no page higher.
    position: 'relative',
    overflowY: 'auto',
    paddingBlock: space[24],
    textAlign: 'center',
    '@media': printedWhole,
  },
]);

export const icon = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: space[48],
  blockSize: space[48],
  borderRadius: radius.full,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.muted,
});

export const titleInstead = componentStyle({
  paddingBlockStart: space[8],
  fontFamily: vars.font.heading,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: weight.heading,
  // Takes the focus only so that screen readers read it and Tab goes on from here; it needs no ring.
  selectors: { '&:focus': { outline: 'none' } },
});

export const textInstead = componentStyle({
  maxInlineSize: '48ch',
  paddingBlockEnd: space[8],
  color: vars.color.text.muted,
});

export const wordsInstead = componentStyle({ display: 'contents' });

/** In place of the composer: what was not sent may be long, and leaves room to read. */
export const below = componentStyle({
  display: 'flex',
  gap: space[8],
  anchorName: COMPOSER_ANCHOR,
  maxBlockSize: '50dvh',
  position: 'relative',
  overflowY: 'auto',
  padding: space[12],
  borderRadius: radius.control,
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.sunken,
});

export const iconBelow = componentStyle({ flexShrink: 0, color: vars.color.text.muted });

export const wordsBelow = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[4],
  minInlineSize: 0,
});

export const titleBelow = componentStyle({
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontWeight: weight.semibold,
  selectors: { '&:focus': { outline: 'none' } },
});

export const textBelow = componentStyle({ paddingBlockEnd: space[4], color: vars.color.text.muted });

export const unsent = componentStyle({ maxInlineSize: '48ch', margin: 0, color: vars.color.text.muted });

export const unsentText = componentStyle({
  margin: 0,
  paddingBlock: space[8],
  color: vars.color.text.default,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'text',
});
