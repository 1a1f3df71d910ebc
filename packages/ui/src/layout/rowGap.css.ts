import { layoutVariants } from '../theme/style.ts';
import { space } from '../theme/tokens.ts';
import './gap.css.ts';

/**
 * The distance between lines where it is another one. Its rules come after those of `gap`, so that they win.
 */
export const rowGap = layoutVariants(space, (value) => ({ rowGap: value }));
