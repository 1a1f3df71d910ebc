import { type LayoutElementProps, layoutElement } from '../element.tsx';
import * as styles from './Center.css.ts';

/** Its child in the middle, both ways: an icon in a circle, a message in a window. */
export function Center(element: LayoutElementProps) {
  return layoutElement(element, styles.center);
}
