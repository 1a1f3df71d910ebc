import type { WidgetLook } from '@parley/model';
import type { CSSProperties } from 'react';
import * as readerColors from './readerColors.css.ts';

/** Name of a custom property in its `var()`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);

/**
 * An assistant's own colours as the properties that style sheets read (AS-5), for what has the class
 * `readerColors.own`.
 */
export const readerColorsOf = ({
  color,
  textColor,
}: Pick<WidgetLook, 'color' | 'textColor'>): CSSProperties => ({
  [nameOf(readerColors.ground)]: color,
  [nameOf(readerColors.text)]: textColor,
});
