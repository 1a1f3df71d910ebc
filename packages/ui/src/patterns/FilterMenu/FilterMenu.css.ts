import { componentStyle } from '../../theme/style.ts';

/** Cut at its end where it must stay on one line. */
export const words = componentStyle({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });
