import { layoutVariants } from '../theme/style.ts';
import { space } from '../theme/tokens.ts';

/** The distance between children, for every layout that has one. */
export const gap = layoutVariants(space, (value) => ({ gap: value }));

/** The distance between lines where it is another one. Stands below `gap`, so that it wins. */
export const rowGap = layoutVariants(space, (value) => ({ rowGap: value }));
