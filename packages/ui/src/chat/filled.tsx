import { forwardRef } from 'react';
import type { IconDrawing } from '../components/Icon/Icon.tsx';

/**
 * The same drawing with its inside filled, for states such as 'on', which must not be told by color alone.
 */
export const filled = (Drawing: IconDrawing): IconDrawing =>
  forwardRef((props, ref) => <Drawing ref={ref} fill="currentColor" {...props} />);
