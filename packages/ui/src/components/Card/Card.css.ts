import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { media, radius, space } from '../../theme/tokens.ts';

export const card = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: radius.control,
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.card,
});
export const padding = componentVariants({
  normal: { padding: space[16], '@media': { [media.smUp]: { padding: space[24] } } },
  small: { padding: space[16] },
  none: { overflow: 'hidden' },
});
/** The whole card answers to the pointer; its link or button, whose `::after` covers it, does the rest. */
export const pressable = componentStyle({
  transition: `border-color ${vars.motion.press}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.border.strong } } } },
});
