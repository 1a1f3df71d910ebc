import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes, space } from '../../theme/tokens.ts';

export const frame = componentStyle({ position: 'relative', display: 'flex' });
export const input = componentStyle({
  paddingInlineEnd: measures.comboBox.buttonRoom,
  textOverflow: 'ellipsis',
  '@media': { [media.touch]: { paddingInlineEnd: px(sizes.touchTarget) } },
});
export const open = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: px(sizes.control),
  color: vars.color.text.muted,
  cursor: 'pointer',
  '@media': { [media.touch]: { inlineSize: px(sizes.touchTarget) } },
});
export const note = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: space[12],
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
