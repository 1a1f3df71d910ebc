import { clampedTo } from '../../theme/clamp.ts';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { space, weight } from '../../theme/tokens.ts';

export const card = componentStyle({
  blockSize: '100%',
  minBlockSize: measures.assistantList.cardLowest,
});

/** Its box stands in one line with those of the cards. */
export const all = componentStyle({ paddingInlineStart: measures.selection.inset });

// As wide as the text, so that it stands beside the picture, whichever way it reads.
const clamped = {
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  ...clampedTo(2),
  overflowWrap: 'anywhere',
} as const;

export const name = componentStyle({ ...clamped, fontWeight: weight.semibold });
export const description = componentStyle({ ...clamped, color: vars.color.text.muted });

export const menu = componentStyle({
  marginBlockStart: `-${space[4]}`,
  marginInlineEnd: `-${space[8]}`,
});

export const facts = componentStyle({
  gridTemplateColumns: '1fr auto',
  marginBlockStart: 'auto',
});

export const label = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
});

export const foot = componentStyle({
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
});
