import type { WidgetLook } from '@parley/model';
import type { CSSProperties } from 'react';
import { ownAccent } from '../theme/ownAccent.ts';
import type { PaletteMode } from '../theme/settings.ts';
import { variableName } from '../variableName.ts';
import * as readerColors from './readerColors.css.ts';

/**
 * An assistant's own colors as the properties that style sheets read (AS-5), for what has the class
 * `readerColors.own`.
 */
export const readerColorsOf = ({
  color,
  textColor,
}: Pick<WidgetLook, 'color' | 'textColor'>): CSSProperties => ({
  [variableName(readerColors.ground)]: color,
  [variableName(readerColors.text)]: textColor,
});

/** The same in a theme of the chat's own, whatever the page around it has. */
export function readerColorsIn(
  look: Pick<WidgetLook, 'color' | 'textColor'>,
  mode: PaletteMode,
): CSSProperties {
  const { words, soft } = ownAccent(look.color, { mode, contrast: 'normal' });
  return {
    ...readerColorsOf(look),
    [variableName(readerColors.words)]: words,
    [variableName(readerColors.soft)]: soft,
  };
}
