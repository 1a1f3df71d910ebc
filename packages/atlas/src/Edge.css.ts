import { style, styleVariants } from '@vanilla-extract/css';
import { measures } from './layout.ts';
import { color, font, oneLine } from './style.ts';

/** At least so wide on the screen that lines are seen from afar, too. */
const wide = (px: number) => `max(${px}px, calc(${px / 2}px / var(--scale)))`;

const stroke = { fill: 'none', strokeWidth: wide(1.5) };
export const line = styleVariants({
  plain: { ...stroke, stroke: color.border.strong },
  leaving: { ...stroke, stroke: color.accent.base, strokeWidth: wide(2) },
  faint: { ...stroke, stroke: color.border.subtle },
});
export const start = style({ fill: color.text.default });
export const startLine = style({ ...stroke, stroke: color.text.default });

export const label = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'center',
  selectors: { '[data-far] &': { visibility: 'hidden' } },
});
export const row = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: `${measures.row}px`,
  paddingInline: '6px',
  borderRadius: '4px',
  backgroundColor: color.surface.card,
  ...oneLine,
  fontFamily: font.body,
  fontSize: '13px',
  lineHeight: `${measures.row}px`,
  color: color.text.default,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: color.surface.hover } },
});
export const possible = style({
  backgroundColor: color.accent.soft,
  color: color.accent.onSoft,
  selectors: { '&:hover': { backgroundColor: color.accent.soft, textDecoration: 'underline' } },
});
export const chosen = style({ boxShadow: `inset 0 0 0 1.5px ${color.accent.base}` });
export const event = style({ fontWeight: 600 });
export const guard = style({ fontWeight: 400 });
