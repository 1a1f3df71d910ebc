import { layoutStyle, layoutVariants } from '../../theme/style.ts';

export const grid = layoutStyle({ display: 'grid' });

export const columns = layoutVariants({ narrow: '200px', medium: '280px', wide: '360px' }, (least) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
}));
