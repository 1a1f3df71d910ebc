import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';

const { color } = vars;

export const drawing = componentStyle({
  flexShrink: 0,
  blockSize: 'auto',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
});
export const size = componentVariants({
  tiny: { inlineSize: measures.illustration.tiny },
  small: { inlineSize: measures.illustration.small },
  large: { inlineSize: measures.illustration.large },
});

/** The fills and strokes that all drawings use. */
export const ink = componentVariants({
  ground: { fill: color.accent.soft },
  paper: { fill: color.surface.card, stroke: color.border.strong },
  shade: { fill: color.surface.sunken, stroke: color.border.strong },
  line: { stroke: color.border.strong },
  text: { stroke: color.border.medium, strokeWidth: 5 },
  dashed: { stroke: color.border.strong, strokeDasharray: '5 6' },
  accent: { fill: color.accent.base },
  accentLine: { stroke: color.accent.base, strokeWidth: 2.5 },
  onAccent: { stroke: color.text.onAccent, strokeWidth: 3 },
  onAccentFill: { fill: color.text.onAccent },
  critical: { fill: color.critical.solid },
  onCritical: { stroke: color.critical.onSolid, strokeWidth: 3 },
});
