import type { AllHTMLAttributes, ElementType, ReactNode, RefAttributes } from 'react';
import { classes } from '../classes.ts';

/**
 * What every layout component takes beside its own props. Other attributes and the `ref` go to its element.
 */
export interface LayoutElementProps
  extends Omit<AllHTMLAttributes<HTMLElement>, 'as'>,
    RefAttributes<HTMLElement> {
  /** What it lays out. */
  children?: ReactNode;
  /**
   * The element that it is, or a component that takes `className`: a list, a heading's group, a link.
   * @default 'div'
   */
  as?: ElementType;
  /** What is particular to this place: ground, border, size. It wins over the layout. */
  className?: string;
}

/** Draws a layout component: its element with the layout's classes and the particular one. */
export function layoutElement(
  { as: Element = 'div', className, ...attributes }: LayoutElementProps,
  ...layout: (string | false | undefined)[]
) {
  return <Element {...attributes} className={classes(...layout, className)} />;
}
