import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

export const self = componentStyle({ fontWeight: weight.regular, color: vars.color.text.muted });

export const choices = componentStyle({
  border: `1px solid ${vars.color.border.medium}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.card,
  overflow: 'clip',
});

/** Where more stands below, many assistants scroll in a box of their own. */
export const scrolling = componentStyle({
  maxBlockSize: measures.usersScreen.checklistHighest,
  overflowY: 'auto',
});

export const choice = componentStyle({
  paddingBlock: fine[10],
  paddingInline: space[12],
  overflowWrap: 'anywhere',
  // A finger's row is as high by itself.
  '@media': { [media.touch]: { paddingBlock: 0 } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});

/** What is given without a choice: a ground that cannot be pressed, and no box. */
export const given = componentStyle({
  backgroundColor: vars.color.surface.tint,
  '@media': { [media.touch]: { paddingBlock: fine[10] } },
});
/** Where the boxes stand. */
export const givenMark = componentStyle({
  flexShrink: 0,
  inlineSize: measures.choice.mark,
  paddingBlockStart: '2px',
  color: vars.color.text.muted,
});
export const givenWords = componentStyle({ minInlineSize: 0 });

export const checklistTitle = componentStyle({ fontWeight: weight.strong });

export const results = componentStyle({
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  overflow: 'hidden',
});

export const result = componentStyle({
  minBlockSize: px(sizes.row),
  paddingBlock: space[8],
  paddingInline: space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});
/** Letters under piles of marks may have no place to break. */
export const address = componentStyle({
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  overflowX: 'clip',
});
