import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

const frame = {
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
} as const;

export const values = componentStyle({
  ...frame,
  padding: space[12],
});
export const value = componentStyle({ alignSelf: 'start' });
export const term = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
});
/** Not muted: it stands on the tints that it explains. */
export const legend = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
});
export const before = componentStyle({ overflowWrap: 'anywhere', color: vars.color.text.muted });
export const after = componentStyle({ overflowWrap: 'anywhere', fontWeight: weight.strong });

const scroller = { ...frame, maxBlockSize: measures.difference.highest, overflowY: 'auto' } as const;

export const lines = componentStyle({ ...scroller, paddingBlock: space[4] });
export const rendered = componentStyle({ ...scroller, padding: space[12] });
/** What a changed word is tinted with. */
const word = createVar();

export const line = (() => {
  const shape = {
    gridTemplateColumns: `${space[20]} minmax(0, 1fr)`,
    paddingInline: space[8],
    paddingBlock: '1px',
    textDecoration: 'none',
  } as const;
  return componentVariants({
    same: { ...shape, color: vars.color.text.muted },
    added: {
      ...shape,
      backgroundColor: vars.color.positive.soft,
      vars: { [word]: vars.color.positive.strong },
    },
    removed: {
      ...shape,
      backgroundColor: vars.color.critical.soft,
      vars: { [word]: vars.color.critical.strong },
    },
  });
})();
export const sign = componentStyle({
  fontWeight: weight.heading,
  fontFamily: vars.font.mono,
  userSelect: 'none',
});
export const lineText = componentStyle({
  minInlineSize: 0,
  minBlockSize: vars.type.body.line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const changed = componentStyle({
  paddingBlock: '2px',
  borderRadius: radius.small,
  backgroundColor: `color-mix(in srgb, ${word} 26%, transparent)`,
  // A word that breaks over two lines is tinted whole on both.
  boxDecorationBreak: 'clone',
  fontWeight: weight.heading,
  '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
});
export const gap = componentStyle({
  paddingInline: measures.difference.gapInset,
  paddingBlock: space[4],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.sunken,
});
