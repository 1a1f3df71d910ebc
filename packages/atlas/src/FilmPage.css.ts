import { style, styleVariants } from '@vanilla-extract/css';
import { page as machinePage } from './MachinePage.css.ts';
import { color, radius, space, type } from './style.ts';

const PRINT = 'print';

// Four screens of a desktop fit onto a sheet of A4 that lies on its side.
export const page = style([
  machinePage,
  { '@media': { [PRINT]: { padding: 0, printColorAdjust: 'exact' } } },
]);
export const screenOnly = style({ '@media': { [PRINT]: { display: 'none' } } });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  '@media': { [PRINT]: { display: 'none' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

const grid = { display: 'grid', gap: space[24], listStyle: 'none', alignItems: 'start' } as const;
export const strip = styleVariants({
  desktop: {
    ...grid,
    gridTemplateColumns: 'repeat(auto-fill, min(100%, 440px))',
  },
  phone: {
    ...grid,
    gridTemplateColumns: 'repeat(auto-fill, min(100%, 220px))',
  },
});
export const scene = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minInlineSize: 0,
  breakInside: 'avoid',
});
export const words = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[12],
  overflowWrap: 'anywhere',
});
export const number = style({
  flexShrink: 0,
  minInlineSize: space[24],
  paddingInline: space[4],
  borderRadius: radius.full,
  backgroundColor: color.accent.soft,
  color: color.accent.onSoft,
  fontSize: type.caption.size,
  lineHeight: space[24],
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
