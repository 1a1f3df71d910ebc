import { layoutVariants } from '../theme/style.ts';
import { space } from '../theme/tokens.ts';

/** The distance between children, for every layout that has one. */
export const gap = layoutVariants(space, (value) => ({ gap: value }));
