import { componentStyle, readerOnly } from '../../theme/style.ts';
import { below } from '../FilterBar/FilterBar.css.ts';

/** Cut at its end where it must stay on one line. */
export const words = componentStyle({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });

/** What it filters by: in a line of cells its place says that to the eye, and the value has the room. */
export const name = componentStyle({ selectors: { [`${below} &`]: readerOnly } });
