import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, rightToLeft } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.type.reading.size,
  lineHeight: vars.type.reading.line,
  // As wide as its text: beside who speaks, on whichever side that begins, whatever it stands in (SH-4).
  selectors: { [rightToLeft]: { inlineSize: 'fit-content', maxInlineSize: '100%' } },
});

/** Where the lines of paragraphs begin, where that is not the side on which their text does. */
export const paragraphStart = createVar();

// `dir="auto"` gives a block its own direction, and with `start` its text follows it.
export const paragraph = componentStyle({ textAlign: fallbackVar(paragraphStart, 'start') });
