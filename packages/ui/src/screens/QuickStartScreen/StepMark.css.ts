import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

const base = componentStyle({
  flexShrink: 0,
  border: '1.5px solid transparent',
  borderRadius: radius.full,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const size = componentVariants({
  small: { inlineSize: space[20], blockSize: space[20], fontSize: '0.6875rem', lineHeight: 1 },
  medium: { inlineSize: space[32], blockSize: space[32] },
});

export const look = componentVariants({
  done: [
    base,
    {
      backgroundColor: vars.color.positive.soft,
      color: vars.color.positive.strong,
      borderColor: vars.color.positive.border,
    },
  ],
  next: [base, { backgroundColor: vars.color.accent.base, color: vars.color.text.onAccent }],
  todo: [
    base,
    {
      backgroundColor: vars.color.surface.card,
      color: vars.color.text.muted,
      borderColor: vars.color.border.medium,
    },
  ],
  unknown: [
    base,
    {
      backgroundColor: vars.color.surface.card,
      color: vars.color.text.muted,
      borderColor: vars.color.border.medium,
      borderStyle: 'dashed',
    },
  ],
});
