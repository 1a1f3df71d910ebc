import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, rightToLeft } from '../../theme/style.ts';
import { media, space } from '../../theme/tokens.ts';

export const frame = componentStyle({ position: 'relative', display: 'flex' });
/** The field runs left to right in every page, its button stands where the page's lines end. */
const room = (width: string) => ({
  paddingInlineEnd: width,
  selectors: { [rightToLeft]: { paddingInlineStart: width, paddingInlineEnd: space[12] } },
});
const BUTTON = `calc(${measures.icon.medium} + ${space[20]})`;
export const input = componentStyle({
  ...room(BUTTON),
  '@media': { [media.touch]: room(`max(${space[48]}, ${BUTTON})`) },
});
export const show = componentStyle({
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: '2px',
  display: 'flex',
  alignItems: 'center',
});

export const rules = componentStyle({
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  paddingBlockStart: space[4],
});
export const rulesTitle = componentStyle({ color: vars.color.text.muted });
export const rulesList = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${measures.passwordField.ruleNarrowest}), 1fr))`,
  gap: `${space[4]} ${space[16]}`,
  paddingBlockStart: space[8],
});
export const rule = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  minInlineSize: 0,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
export const ruleIcon = componentStyle({ flexShrink: 0, paddingBlockStart: '2px' });
export const met = componentStyle({ color: vars.color.positive.strong });
