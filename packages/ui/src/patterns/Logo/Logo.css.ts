import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, weight } from '../../theme/tokens.ts';

export const logo = componentStyle({
  minBlockSize: px(sizes.control),
  borderRadius: radius.control,
  fontFamily: vars.font.heading,
  fontSize: '1.125rem',
  lineHeight: '1.5rem',
  fontWeight: weight.bold,
  letterSpacing: '-0.02em',
  '@media': { [media.touch]: { minBlockSize: px(sizes.touchTarget), minInlineSize: px(sizes.touchTarget) } },
});

export const nameFromSm = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });
