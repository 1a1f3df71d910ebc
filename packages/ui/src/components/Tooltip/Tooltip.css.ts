import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { space, zIndex } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = componentStyle({
  zIndex: zIndex.popover,
  maxInlineSize: '260px',
  paddingBlock: '6px',
  paddingInline: space[8],
  borderRadius: '6px',
  border: '1px solid transparent',
  backgroundColor: vars.color.text.default,
  color: vars.color.surface.page,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 450,
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.press} ${vars.motion.easeOut}` } },
});
