import { vars } from '../../theme/contract.css.ts';
import { notPrinted, printedWhole } from '../../theme/print.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, radius, space, weight } from '../../theme/tokens.ts';
import { column } from '../column.css.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const foot = componentStyle([
  column,
  {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    gap: space[8],
    paddingBlockStart: space[4],
    paddingBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
    '@media': { [media.phone]: { paddingInline: space[12] }, ...notPrinted },
  },
]);

export const state = componentStyle([
  column,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    gap: space[8],
    minBlockSize: 0,
    overflowY: 'auto',
    paddingBlock: space[24],
    textAlign: 'center',
    '@media': printedWhole,
  },
]);

export const stateIcon = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: space[48],
  blockSize: space[48],
  borderRadius: radius.full,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.muted,
});

export const stateTitle = componentStyle({
  paddingBlockStart: space[8],
  fontFamily: vars.font.heading,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: weight.heading,
  // Takes the focus only so that screen readers read it and Tab goes on from here; it needs no ring.
  selectors: { '&:focus': { outline: 'none' } },
});

export const stateText = componentStyle({
  maxInlineSize: '48ch',
  paddingBlockEnd: space[8],
  color: vars.color.text.muted,
});

export const unsent = componentStyle({ maxInlineSize: '48ch', margin: 0, color: vars.color.text.muted });

export const unsentText = componentStyle({
  margin: 0,
  paddingBlock: space[8],
  color: vars.color.text.default,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'text',
});
