import { media, radius, space, vars } from '@parley/ui/styles';
import { style } from '@vanilla-extract/css';

const { color, type } = vars;

export const groups = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16], rowGap: space[8] });
export const lines = style({
  borderRadius: radius.dialog,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.card,
  listStyle: 'none',
  overflow: 'hidden',
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space[16],
  padding: space[16],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
    '&[aria-current]': {
      backgroundColor: color.accent.soft,
      boxShadow: `inset 3px 0 ${color.accent.base}`,
    },
  },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});
export const id = style({ fontWeight: 600 });
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 });
export const text = style({ maxInlineSize: '72ch', overflowWrap: 'anywhere' });
export const summary = style({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: 550,
  color: color.text.muted,
  cursor: 'pointer',
});
export const places = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginBlockStart: space[8],
  paddingInlineStart: space[20],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
