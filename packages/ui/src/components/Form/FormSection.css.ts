import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

/**
 * The width that counts is the form's own: beside a side navigation or in a drawer it is not the window's.
 */
export const frame = componentStyle({
  containerType: 'inline-size',
  selectors: {
    '& + &': { paddingBlockStart: space[40], borderBlockStart: `1px solid ${vars.color.border.subtle}` },
  },
});
export const section = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  '@container': {
    [`(min-width: ${measures.formSection.sideBySide})`]: {
      gridTemplateColumns: `minmax(${measures.formSection.wordsNarrowest}, 1fr) minmax(0, 2fr)`,
      columnGap: space[48],
    },
  },
});
export const side = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
});
export const aside = componentStyle({ paddingBlockStart: space[12] });
export const fields = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minInlineSize: 0,
  maxInlineSize: measures.formSection.fieldsWidest,
});
