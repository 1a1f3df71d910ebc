import { root as header } from '../../chat/ChatHeader/ChatHeader.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

/** Stands as the chat's own head does, so that nothing moves when that comes. */
export const head = header;

const bar = { flexShrink: 0, backgroundColor: vars.color.surface.pressed } as const;

export const avatar = componentStyle({
  ...bar,
  inlineSize: space[40],
  blockSize: space[40],
  borderRadius: radius.full,
});

export const name = componentStyle({
  ...bar,
  inlineSize: '40%',
  blockSize: measures.chat.skeletonLine,
  marginInlineEnd: 'auto',
  borderRadius: radius.control,
});
