import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { layoutStyle } from '../../theme/style.ts';
import { media, space } from '../../theme/tokens.ts';

/**
 * Between the edges of a screen and what stands on it: the head of each screen begins at the same place, that
 * of one that fills the window, too.
 */
export const gutters = layoutStyle({
  paddingInline: space[16],
  paddingBlockStart: space[24],
  '@media': {
    [media.smUp]: { paddingInline: space[24], paddingBlockStart: space[32] },
    [media.lgUp]: { paddingInline: space[40], paddingBlockStart: space[40] },
  },
});

export const page = layoutStyle([
  gutters,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[40],
    inlineSize: '100%',
    // The compact and the wide content width (SH-4) are one variable; the gutters lie outside of it.
    maxInlineSize: `calc(${vars.contentMax} + 2 * ${space[40]})`,
    marginInline: 'auto',
    paddingBlockEnd: space[64],
  },
]);
export const reading = layoutStyle({ maxInlineSize: `calc(${measures.page.reading} + 2 * ${space[40]})` });
