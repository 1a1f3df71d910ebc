import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

/** Way back at the start, ways on at the end. */
export const forward = componentStyle({
  marginInlineStart: 'auto',
});

export const kept = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
});

export const site = componentStyle({ marginBlockStart: space[48] });
