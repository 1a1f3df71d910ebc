import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';
import { column } from '../column.css.ts';

const breathing = keyframes({ '50%': { opacity: 0.5 } });

export const root = componentStyle([
  column,
  {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: space[24],
    minBlockSize: 0,
    overflow: 'hidden',
    paddingBlock: space[24],
    animation: `${breathing} 1.8s ease-in-out infinite`,
  },
]);

const bar = { backgroundColor: vars.color.surface.pressed, borderRadius: radius.control } as const;

export const bubble = componentStyle({
  ...bar,
  alignSelf: 'flex-end',
  inlineSize: '45%',
  blockSize: measures.chat.skeletonBubble,
  borderRadius: radius.bubble,
  borderEndEndRadius: radius.small,
});

export const answer = componentStyle({ display: 'flex', gap: space[12] });
export const avatar = componentStyle({
  ...bar,
  inlineSize: measures.chat.skeletonAvatar,
  blockSize: measures.chat.skeletonAvatar,
  borderRadius: radius.full,
});
export const lines = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  flexGrow: 1,
});
export const line = componentStyle({ ...bar, blockSize: measures.chat.skeletonLine });
export const shortLine = componentStyle({ ...bar, blockSize: measures.chat.skeletonLine, inlineSize: '60%' });
