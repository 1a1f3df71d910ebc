import { componentStyle } from '../../theme/style.ts';

/** Long lines of code scroll, and do not widen the list. */
export const words = componentStyle({ minInlineSize: 0 });

export const address = componentStyle({ overflowWrap: 'anywhere' });

/** Keeps its size beside long lines. */
export const sign = componentStyle({ minInlineSize: 'max-content' });
