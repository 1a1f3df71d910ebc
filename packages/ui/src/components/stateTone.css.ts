import { vars } from '../theme/contract.css.ts';
import { componentVariants } from '../theme/style.ts';

const tone = (of: { soft: string; strong: string; border: string }) => ({
  backgroundColor: of.soft,
  borderColor: of.border,
  color: of.strong,
});

/** Soft background, border and strong text of each state. */
export const stateTone = componentVariants({
  neutral: {
    backgroundColor: vars.color.surface.tint,
    borderColor: vars.color.border.subtle,
    color: vars.color.text.muted,
  },
  accent: {
    backgroundColor: vars.color.accent.soft,
    borderColor: 'transparent',
    color: vars.color.accent.onSoft,
  },
  info: tone(vars.color.info),
  positive: tone(vars.color.positive),
  caution: tone(vars.color.caution),
  critical: tone(vars.color.critical),
});
