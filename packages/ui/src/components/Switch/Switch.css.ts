import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius } from '../../theme/tokens.ts';

export const row = componentStyle({ justifyContent: 'space-between' });
export const track = componentStyle({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  inlineSize: '36px',
  blockSize: '22px',
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
  inlineSize: '16px',
  blockSize: '16px',
  borderRadius: radius.full,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.control,
  transition: `translate ${vars.motion.press} ${vars.motion.easeOut}`,
  selectors: {
    '[data-selected] > * > &': { translate: '14px 0', backgroundColor: vars.color.text.onAccent },
    ':root[dir="rtl"] [data-selected] > * > &': { translate: '-14px 0' },
  },
  '@media': { '(forced-colors: active)': { backgroundColor: 'ButtonText' } },
});
