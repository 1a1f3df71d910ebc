import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

export const area = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  padding: space[24],
  border: `1px dashed ${vars.color.border.strong}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.card,
  textAlign: 'center',
  transition: `background-color ${vars.motion.fade}, border-color ${vars.motion.fade}`,
});
export const areaInvalid = componentStyle({ borderColor: vars.color.critical.strong });
export const areaBlocked = componentStyle({
  borderColor: vars.color.border.medium,
  backgroundColor: vars.color.surface.sunken,
});
export const areaTarget = componentStyle({
  vars: { [vars.motion.fade]: vars.motion.press },
  borderStyle: 'solid',
  borderColor: vars.color.accent.base,
  backgroundColor: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
});
export const picture = componentStyle({
  display: 'flex',
  padding: space[8],
  borderRadius: radius.full,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.muted,
  selectors: {
    [`${areaBlocked} &`]: { backgroundColor: vars.color.surface.pressed },
    [`${areaTarget} &`]: { backgroundColor: vars.color.surface.card, color: 'inherit' },
  },
});
export const call = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
});
/** Dropping is for pointers that can drag. */
export const callWords = componentStyle({ '@media': { '(hover: none)': { display: 'none' } } });
export const rules = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { [`${areaTarget} &`]: { color: 'inherit' } },
});
