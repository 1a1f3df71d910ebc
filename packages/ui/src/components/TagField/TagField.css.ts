import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { fine, media, px, radius, sizes, space } from '../../theme/tokens.ts';

/** Looks like one control: the chips and the input share its border. */
export const box = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fine[5],
  padding: space[4],
  cursor: 'text',
  selectors: {
    '&:focus-within': { borderColor: vars.color.focus },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: vars.color.critical.strong },
    '&[data-readonly]': { backgroundColor: vars.color.surface.sunken, cursor: 'auto' },
  },
});

/** The list takes its place among the control's own children. */
export const group = componentStyle({ display: 'contents' });
export const list = componentVariants({
  list: { display: 'flex', flexWrap: 'wrap', gap: fine[5], minInlineSize: 0, maxInlineSize: '100%' },
  line: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fine[5], inlineSize: '100%' },
});

export const chip = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: measures.tagField.tag,
  paddingInlineStart: fine[10],
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.hover,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  cursor: 'pointer',
  outline: 'none',
  transition: `background-color ${vars.motion.fade}`,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&[data-hovered]': { backgroundColor: vars.color.surface.pressed },
    '[data-readonly] > * > * > &': { cursor: 'auto', paddingInlineEnd: fine[10] },
  },
  '@media': {
    [media.touch]: { minBlockSize: px(sizes.touchTarget), fontSize: '1rem', lineHeight: '1.375rem' },
  },
});
export const shape = componentVariants({
  list: { borderRadius: radius.full },
  line: { borderRadius: radius.inner },
});
export const wrong = componentStyle({
  borderColor: vars.color.critical.border,
  backgroundColor: vars.color.critical.soft,
  color: vars.color.critical.strong,
  selectors: { '&[data-hovered]': { backgroundColor: vars.color.critical.soft } },
});
export const words = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: fine[3],
  overflowWrap: 'anywhere',
});
export const remove = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  inlineSize: space[24],
  color: vars.color.text.muted,
  borderRadius: radius.full,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.text.default },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    [`${wrong} &`]: { color: 'inherit' },
  },
  '@media': { [media.touch]: { inlineSize: px(sizes.touchTarget) } },
});

export const input = componentStyle({
  flex: `1 1 ${measures.tagField.inputBasis}`,
  minInlineSize: 0,
  minBlockSize: measures.tagField.tag,
  paddingInline: space[8],
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  outline: 'none',
  selectors: { '&[readonly]': { flex: '0 1 1px', inlineSize: '1px', paddingInline: 0 } },
  '@media': {
    // As high as the box around it.
    [media.touch]: { minBlockSize: px(sizes.touchTarget), marginBlock: `-${fine[5]}`, fontSize: '1rem' },
  },
});
