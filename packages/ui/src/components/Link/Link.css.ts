import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { media } from '../../theme/tokens.ts';

export const link = componentStyle({
  borderRadius: '2px',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
});
export const tone = componentVariants({
  accent: {
    color: vars.color.text.link,
    textDecoration: 'underline',
    textDecorationColor: `color-mix(in oklch, currentColor 40%, transparent)`,
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
  },
  quiet: {
    color: 'inherit',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  },
});
export const outward = componentStyle({
  display: 'inline-block',
  verticalAlign: '-0.125em',
  marginInlineStart: '0.25em',
});
