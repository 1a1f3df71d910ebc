import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { notPrinted, printedWhole } from '../../theme/print.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes, space } from '../../theme/tokens.ts';

/** Fills the window exactly: the conversation inside scrolls by itself. */
export const frame = componentStyle({
  blockSize: '100dvh',
  minBlockSize: px(sizes.row + sizes.chatLowest),
  '@media': printedWhole,
});

export const bar = componentStyle({
  flexShrink: 0,
  minBlockSize: px(sizes.row),
  paddingInline: space[24],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.phone]: { paddingInline: space[16] }, ...notPrinted },
});

/** Whole at any length of the assistant's name. */
export const end = componentStyle({ flexShrink: 0, marginInlineStart: 'auto' });

/** The name of the open assistant, cut where the bar has no room for it: the chat below has it whole. */
export const current = componentStyle({
  display: 'block',
  maxInlineSize: measures.guestLayout.nameWidest,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
