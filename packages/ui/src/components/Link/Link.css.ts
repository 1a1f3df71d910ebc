import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants, touchReach } from '../../theme/style.ts';
import { media } from '../../theme/tokens.ts';

export const link = componentStyle({
  borderRadius: '2px',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
});
/** Fingers get room that a link within a sentence has not. */
export const alone = componentStyle({
  position: 'relative',
  // One box, whose middle is the middle of all its lines.
  '@media': { [media.touch]: { display: 'inline-block', ...touchReach } },
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
