import { componentStyle, componentVariants, vars } from '@parley/ui/styles';
import { measures } from './layout.ts';

const { color, font } = vars;

const stroke = { fill: 'none', strokeWidth: 1.5 };
export const line = componentVariants({
  plain: { ...stroke, stroke: color.border.strong },
  leaving: { ...stroke, stroke: color.accent.base, strokeWidth: 2 },
  faint: { ...stroke, stroke: color.border.subtle },
});
export const start = componentStyle({ fill: color.text.default });
export const startLine = componentStyle({ ...stroke, stroke: color.text.default });

export const label = componentStyle({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'center',
});
export const row = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: `${measures.row}px`,
  paddingInline: '6px',
  borderRadius: '4px',
  backgroundColor: color.surface.card,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: font.body,
  fontSize: '13px',
  lineHeight: `${measures.row}px`,
  color: color.text.default,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: color.surface.hover } },
});
export const possible = componentStyle({
  backgroundColor: color.accent.soft,
  color: color.accent.onSoft,
  selectors: { '&:hover': { backgroundColor: color.accent.soft, textDecoration: 'underline' } },
});
export const chosen = componentStyle({ boxShadow: `inset 0 0 0 1.5px ${color.accent.base}` });
export const event = componentStyle({ fontWeight: 600 });
export const guard = componentStyle({ fontWeight: 400 });
