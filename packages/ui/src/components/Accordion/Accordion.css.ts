import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

export const look = componentVariants({
  framed: {
    borderRadius: radius.control,
    border: `1px solid ${vars.color.border.subtle}`,
    backgroundColor: vars.color.surface.card,
    overflow: 'clip',
  },
  plain: {},
});
export const item = componentStyle({
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});
const inset = { framed: space[16], plain: space[4] } as const;
export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: px(sizes.row),
  paddingBlock: space[12],
  textAlign: lineStart,
  fontWeight: weight.strong,
  cursor: 'pointer',
  outline: 'none',
  transition: `background-color ${vars.motion.fade}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surface.hover },
    '&[data-pressed]': { backgroundColor: vars.color.surface.pressed },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      borderRadius: radius.control,
    },
    '&[data-disabled]': { color: vars.color.text.muted, cursor: 'not-allowed' },
  },
});
export const triggerInset = componentVariants({
  framed: { paddingInline: inset.framed },
  plain: { paddingInline: inset.plain, borderRadius: radius.control },
});
/** Title and detail: on two lines where they do not fit on one. */
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  minInlineSize: 0,
});
export const title = componentStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
/** At the end of the line, or on one of its own below the title. */
export const detail = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: weight.regular,
  color: vars.color.text.muted,
});
/** Below the title at any width. */
export const below = componentStyle({ inlineSize: '100%' });
/** Points down when open; before that along the line of writing. */
export const chevron = componentStyle({
  display: 'flex',
  flexShrink: 0,
  color: vars.color.text.muted,
  transition: `rotate ${vars.motion.popover} ${vars.motion.easeOut}`,
  selectors: {
    '[data-expanded] > * > * > &': { rotate: '90deg' },
    ':root[dir="rtl"] [data-expanded] > * > * > &': { rotate: '-90deg' },
  },
});
export const panel = componentStyle({
  blockSize: 'var(--disclosure-panel-height)',
  overflow: 'clip',
  transition: `height ${vars.motion.popover} ${vars.motion.easeOut}`,
});
export const content = componentVariants({
  // Lines up with the title: chevron and gap.
  framed: {
    padding: `0 ${inset.framed} ${space[20]}`,
    paddingInlineStart: `calc(${inset.framed} + ${space[32]})`,
  },
  plain: {
    padding: `0 ${inset.plain} ${space[20]}`,
    paddingInlineStart: `calc(${inset.plain} + ${space[32]})`,
  },
});
export const contentPhone = componentStyle({
  '@media': { [media.phone]: { paddingInlineStart: space[16] } },
});
