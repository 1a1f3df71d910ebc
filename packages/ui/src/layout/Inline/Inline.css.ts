import { layoutStyle, layoutVariants } from '../../theme/style.ts';
import { media } from '../../theme/tokens.ts';

export const inline = layoutStyle({ display: 'flex', minInlineSize: 0 });
export const inText = layoutStyle({ display: 'inline-flex', minInlineSize: 'auto' });

export const align = layoutVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline' },
  (alignItems) => ({ alignItems }),
);

export const justify = layoutVariants(
  { center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ justifyContent }),
);

export const wrap = layoutStyle({ flexWrap: 'wrap' });
export const grow = layoutStyle({ flexGrow: 1 });
export const phoneStack = layoutStyle({
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
