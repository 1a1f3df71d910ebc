import { forwardRef } from 'react';
import type { IconDrawing } from '../components/Icon/Icon.tsx';

/** The same drawing with its inside filled, for what is on or solid: told by more than a colour. */
export const filled = (Drawing: IconDrawing): IconDrawing =>
  forwardRef((props, ref) => <Drawing ref={ref} fill="currentColor" {...props} />);
