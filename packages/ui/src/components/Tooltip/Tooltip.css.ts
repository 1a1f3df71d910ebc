import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { zIndex } from '../../theme/tokens.ts';
import { bubble } from '../hint/hint.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = componentStyle([
  bubble,
  {
    zIndex: zIndex.popover,
    selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.press} ${vars.motion.easeOut}` } },
  },
]);
