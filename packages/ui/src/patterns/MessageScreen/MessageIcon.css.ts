import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { radius } from '../../theme/tokens.ts';

const circle = componentStyle({
  inlineSize: measures.messageScreen.icon,
  blockSize: measures.messageScreen.icon,
  borderRadius: radius.full,
});

const { accent, caution, critical } = vars.color;

export const tone = componentVariants({
  accent: [circle, { backgroundColor: accent.soft, color: accent.onSoft }],
  caution: [circle, { backgroundColor: caution.soft, color: caution.strong }],
  critical: [circle, { backgroundColor: critical.soft, color: critical.strong }],
});
