import type { properties } from '@parley/atlas/style';
import { vars } from '@parley/ui/styles';
import { globalStyle } from '@vanilla-extract/css';

const { color, font, motion, type } = vars;

const values: Record<keyof typeof properties, string> = {
  'surface-page': color.surface.page,
  'surface-card': color.surface.card,
  'surface-raised': color.surface.raised,
  'surface-sunken': color.surface.sunken,
  'surface-hover': color.surface.hover,
  'surface-pressed': color.surface.pressed,
  'border-subtle': color.border.subtle,
  'border-medium': color.border.medium,
  'border-strong': color.border.strong,
  'text-default': color.text.default,
  'text-muted': color.text.muted,
  'accent-base': color.accent.base,
  'accent-soft': color.accent.soft,
  'accent-on-soft': color.accent.onSoft,
  focus: color.focus,
  'font-body': font.body,
  'font-heading': font.heading,
  'body-size': type.body.size,
  'body-line': type.body.line,
  'caption-size': type.caption.size,
  'caption-line': type.caption.line,
  'motion-press': motion.press,
  'picture-filter': 'none',
};

// The atlas looks as the product does, in each of its themes.
globalStyle(':root', {
  vars: Object.fromEntries(Object.entries(values).map(([name, value]) => [`--atlas-${name}`, value])),
});
// Flows are pictured in light alone. Their lightness turned around, and the colors turned back, looks as the
// dark theme does: its ground is no black, its text no white.
globalStyle(':root[data-theme="dark"]', {
  vars: { '--atlas-picture-filter': 'invert(0.93) hue-rotate(180deg)' },
});
