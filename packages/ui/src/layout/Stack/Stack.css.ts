import { layoutStyle, layoutVariants } from '../../theme/style.ts';

export const stack = layoutStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const align = layoutVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end' },
  (alignItems) => ({ alignItems }),
);

export const justify = layoutVariants(
  { center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ justifyContent }),
);

export const grow = layoutStyle({ flexGrow: 1, minBlockSize: 0 });
