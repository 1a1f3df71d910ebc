import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { notPrinted, printedWhole } from '../../theme/print.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, space } from '../../theme/tokens.ts';

export const root = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  maxBlockSize: `max(100dvh, ${px(sizes.chatLowest)})`,
  backgroundColor: vars.color.surface.card,
  '@media': printedWhole,
});

export const iconLink = componentStyle({
  flexShrink: 0,
  inlineSize: px(sizes.control),
  blockSize: px(sizes.control),
  borderRadius: radius.control,
  color: vars.color.text.muted,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface.hover } } },
    [media.touch]: { inlineSize: px(sizes.touchTarget), blockSize: px(sizes.touchTarget) },
    ...notPrinted,
  },
});

export const body = componentStyle({ minBlockSize: 0 });

export const column = componentStyle({
  flexShrink: 0,
  inlineSize: measures.chat.threads,
  minBlockSize: 0,
  borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.page,
  '@media': notPrinted,
});

export const drawer = componentStyle({
  minBlockSize: 0,
  paddingBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
});
