import { vars } from '../../theme/contract.css.ts';
import { layoutStyle, layoutVariants } from '../../theme/style.ts';
import { radius as radii, space } from '../../theme/tokens.ts';

export const box = layoutStyle({ minInlineSize: 0 });
export const inline = layoutVariants(space, (value) => ({ paddingInline: value }));
export const block = layoutVariants(space, (value) => ({ paddingBlock: value }));
export const surface = layoutVariants(
  {
    none: 'transparent',
    page: vars.color.surface.page,
    card: vars.color.surface.card,
    raised: vars.color.surface.raised,
    sunken: vars.color.surface.sunken,
  },
  (backgroundColor) => ({ backgroundColor }),
);
export const border = layoutVariants(
  { subtle: vars.color.border.subtle, medium: vars.color.border.medium, strong: vars.color.border.strong },
  (color) => ({ border: `1px solid ${color}` }),
);
export const radius = layoutVariants(radii, (borderRadius) => ({ borderRadius }));
export const shadow = layoutVariants(
  { control: vars.shadow.control, floating: vars.shadow.floating, dialog: vars.shadow.dialog },
  (boxShadow) => ({ boxShadow }),
);
