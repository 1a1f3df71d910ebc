import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes } from '../../theme/tokens.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '100%',
  minBlockSize: 0,
  maxBlockSize: '100dvh',
  backgroundColor: vars.color.surface.card,
});

export const back = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: px(sizes.control),
  blockSize: px(sizes.control),
  borderRadius: radius.control,
  color: vars.color.text.muted,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface.hover } } },
    [media.touch]: { inlineSize: px(sizes.touchTarget), blockSize: px(sizes.touchTarget) },
  },
});
