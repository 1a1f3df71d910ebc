import type { WidgetLook } from '@parley/model';
import { isColor } from './draftProblems.ts';

/** The widget as it can be drawn: what was typed and is no color gives way to the saved one. */
export function drawnLook(look: WidgetLook, saved: WidgetLook): WidgetLook {
  return {
    ...look,
    color: isColor(look.color) ? look.color : saved.color,
    textColor: isColor(look.textColor) ? look.textColor : saved.textColor,
  };
}
