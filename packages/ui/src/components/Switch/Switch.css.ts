import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius } from '../../theme/tokens.ts';

export const row = componentStyle({ justifyContent: 'space-between' });
export const track = componentStyle({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  inlineSize: measures.switch.width,
  blockSize: measures.switch.height,
  padding: '2px',
  borderRadius: radius.full,
  border: '1px solid transparent',
  backgroundColor: vars.color.border.strong,
  transition: `background-color ${vars.motion.fade}`,
  selectors: {
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-selected] > &': { backgroundColor: vars.color.accent.base },
    '[data-readonly] > &': { opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      selectors: { '[data-selected] > &': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
export const thumb = componentStyle({
  inlineSize: measures.switch.thumb,
  blockSize: measures.switch.thumb,
  borderRadius: radius.full,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.control,
  transition: `translate ${vars.motion.press} ${vars.motion.easeOut}`,
  selectors: {
    '[data-selected] > * > &': {
      translate: `${measures.switch.travel} 0`,
      backgroundColor: vars.color.text.onAccent,
    },
    ':root[dir="rtl"] [data-selected] > * > &': { translate: `-${measures.switch.travel} 0` },
  },
  '@media': { '(forced-colors: active)': { backgroundColor: 'ButtonText' } },
});
