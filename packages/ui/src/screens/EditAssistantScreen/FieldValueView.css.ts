import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

/** As far as it goes: instructions can be long. */
const scroller = { maxBlockSize: measures.field.areaHighest, overflowY: 'auto' } as const;

/** As it was typed. */
export const lines = componentStyle({
  ...scroller,
  display: 'block',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** As people read it. */
export const rendered = componentStyle(scroller);

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
