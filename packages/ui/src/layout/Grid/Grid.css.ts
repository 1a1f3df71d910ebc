import { measures } from '../../theme/measures.ts';
import { layoutStyle, layoutVariants } from '../../theme/style.ts';

export const grid = layoutStyle({ display: 'grid' });

export const columns = layoutVariants(measures.grid, (least) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
}));
