import { vars } from '../../theme/contract.css.ts';
import { layoutStyle, layoutVariants } from '../../theme/style.ts';

export const divider = layoutStyle({ borderColor: vars.color.border.subtle, flexShrink: 0 });

export const direction = layoutVariants(
  {
    horizontal: { borderBlockStartWidth: '1px' },
    vertical: { borderInlineStartWidth: '1px', alignSelf: 'stretch' },
  },
  (rule) => rule,
);
