import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

/** As it was typed, as far as it goes: instructions can be long. */
export const lines = componentStyle({
  display: 'block',
  maxBlockSize: measures.field.areaHighest,
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const color = componentStyle({
  fontVariantNumeric: 'tabular-nums',
});

export const swatch = componentStyle({
  inlineSize: space[20],
  blockSize: space[20],
  borderRadius: radius.small,
  border: `1px solid ${vars.color.border.strong}`,
  forcedColorAdjust: 'none',
});
