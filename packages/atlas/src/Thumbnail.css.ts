import { style } from '@vanilla-extract/css';
import { color, pictureFilter, type } from './style.ts';

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
  filter: pictureFilter,
});
export const missing = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: color.surface.sunken,
});
export const sketch = style({ inlineSize: '100%', blockSize: '100%', fill: color.border.subtle });
export const words = style({
  position: 'absolute',
  paddingBlock: '2px',
  paddingInline: '8px',
  borderRadius: '4px',
  backgroundColor: color.surface.card,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
