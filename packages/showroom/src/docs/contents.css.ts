import { space, vars } from '@parley/ui/styles';
import { style } from '@vanilla-extract/css';

const { color, type } = vars;

/** Where a page leads to within itself: beside it, and in view, where the window has room for both. */
const besidePage = '(min-width: 1460px)';
export const root = style({
  // It belongs to the head above it: the gap between sections is too much there.
  marginBlock: `calc(-1 * ${space[24]})`,
  '@media': {
    [besidePage]: {
      marginBlock: 0,
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(100% + ${space[32]})`,
      inlineSize: '180px',
    },
  },
});
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  '@media': {
    [besidePage]: { position: 'sticky', insetBlockStart: space[48], flexDirection: 'column' },
  },
});
export const title = style({ paddingBlock: space[4], fontWeight: 600, color: color.text.default });
export const link = style({
  display: 'inline-block',
  paddingBlock: space[4],
  color: color.text.muted,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: color.text.default, textDecoration: 'underline' } },
});
