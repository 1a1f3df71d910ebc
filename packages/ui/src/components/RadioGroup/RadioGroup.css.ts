import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

export const options = componentVariants({
  list: { display: 'flex', flexDirection: 'column', gap: space[12] },
  // What is left for the last row fills it.
  cards: { display: 'flex', flexWrap: 'wrap', gap: space[8] },
});
export const dot = componentStyle({ borderRadius: radius.full });
export const inner = componentStyle({
  inlineSize: space[8],
  blockSize: space[8],
  borderRadius: radius.full,
  backgroundColor: 'currentColor',
});
export const card = componentStyle({
  flexGrow: 1,
  flexBasis: measures.radioGroup.cardNarrowest,
  alignItems: 'center',
  padding: space[12],
  borderRadius: radius.control,
  border: `1px solid ${vars.color.border.medium}`,
  backgroundColor: vars.color.surface.card,
  selectors: {
    '&[data-selected]': { borderColor: vars.color.accent.base, backgroundColor: vars.color.accent.soft },
    '&[data-hovered]:not([data-selected])': { backgroundColor: vars.color.surface.hover },
  },
});
