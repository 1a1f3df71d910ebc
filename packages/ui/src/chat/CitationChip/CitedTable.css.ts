import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const scroll = componentStyle({
  flexShrink: 0,
  overflowX: 'auto',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const table = componentStyle({
  display: 'table',
  inlineSize: '100%',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums',
  // Words stay whole; what does not fit is scrolled to.
  overflowWrap: 'normal',
});

export const row = componentStyle({ display: 'table-row' });

const box = {
  display: 'table-cell',
  paddingBlock: space[4],
  paddingInline: space[8],
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const head = componentStyle({
  ...box,
  backgroundColor: vars.color.surface.tint,
  color: vars.color.text.muted,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});

export const cell = componentStyle({
  ...box,
  minInlineSize: '5em',
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  // Without a header the frame is its line.
  selectors: { [`${row}:first-child > &`]: { borderBlockStart: 'none' } },
});
