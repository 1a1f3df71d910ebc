import { componentStyle, vars } from '@parley/ui/styles';

const { color, type } = vars;

export const picture = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
});
export const missing = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: color.surface.sunken,
});
export const sketch = componentStyle({ inlineSize: '100%', blockSize: '100%', fill: color.border.subtle });
export const words = componentStyle({
  position: 'absolute',
  paddingBlock: '2px',
  paddingInline: '8px',
  borderRadius: '4px',
  backgroundColor: color.surface.card,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
