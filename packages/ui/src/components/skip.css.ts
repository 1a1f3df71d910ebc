import { vars } from '../theme/contract.css.ts';
import { notPrinted } from '../theme/print.ts';
import { componentStyle, readerOnly } from '../theme/style.ts';
import { radius, space, weight, zIndex } from '../theme/tokens.ts';

/** Leads past what Tab would take long to pass: for screen readers alone until it has the focus. */
export const skip = componentStyle({
  position: 'fixed',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  zIndex: zIndex.overlay,
  paddingBlock: space[8],
  paddingInline: space[16],
  border: 0,
  borderRadius: radius.control,
  font: 'inherit',
  fontWeight: weight.semibold,
  backgroundColor: vars.color.accent.base,
  color: vars.color.text.onAccent,
  selectors: {
    '&:not(:focus)': { ...readerOnly, position: 'fixed' },
  },
  '@media': notPrinted,
});
