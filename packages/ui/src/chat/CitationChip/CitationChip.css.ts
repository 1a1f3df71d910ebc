import { COMPOSER_ANCHOR } from '../../components/bottomBar.ts';
import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

// Keeps the mark from being left alone at the start of a line's text, and the
// panel's text from inheriting the answer's.
export const root = componentStyle({ whiteSpace: 'nowrap' });

export const chip = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: measures.chat.citation,
  blockSize: measures.chat.citation,
  paddingInline: space[4],
  // The text goes on after it with a space or a full stop of its own.
  marginInlineStart: '2px',
  borderRadius: radius.full,
  backgroundColor: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontSize: measures.chat.citationText,
  fontWeight: weight.semibold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: '0.15em',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fade} ${vars.motion.easeOut}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      backgroundColor: vars.color.accent.base,
      color: vars.color.text.onAccent,
    },
    // A finger needs more than the mark itself; the text around it stays put.
    '&::after': { content: '', position: 'absolute', insetBlock: `-${fine[6]}`, insetInline: `-${space[4]}` },
  },
  '@media': {
    // As high as its line lets it; more would lie over the numbers of other lines.
    [media.touch]: { minInlineSize: space[24], blockSize: space[24], verticalAlign: 'middle' },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const panel = componentStyle({
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: space[12],
  insetInline: space[12],
  inlineSize: 'auto',
  maxBlockSize: '50dvh',
  overflowY: 'auto',
  flexDirection: 'column',
  gap: space[4],
  padding: space[16],
  border: `1px solid ${vars.color.border.medium}`,
  borderRadius: radius.dialog,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.floating,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontWeight: weight.regular,
  fontStyle: 'normal',
  // It is the page's, although it stands in a paragraph that may run the other way.
  direction: 'ltr',
  textAlign: lineStart,
  whiteSpace: 'normal',
  selectors: { '&:popover-open': { display: 'flex' }, ':root[dir="rtl"] &': { direction: 'rtl' } },
  '@media': {
    [media.smUp]: {
      // Over what was read already, not over what is being written.
      insetBlock: `${space[12]} auto`,
      insetInlineStart: 'auto',
      maxInlineSize: `min(${measures.chat.citationPanel}, calc(100vw - ${space[24]}))`,
    },
  },
  '@supports': {
    '(position-area: block-end)': {
      '@media': {
        [media.phone]: {
          // What is being written stays in sight, also eight lines of it.
          insetBlockEnd: `calc(anchor(${COMPOSER_ANCHOR} top, ${space[4]}) + ${space[8]})`,
          maxBlockSize: '40dvh',
        },
        [media.smUp]: {
          // Below the mark or above it, wherever there is more room, and never over a composer. Right at it:
          // with one end alone the browser puts it there, however far from the mark.
          inset: `0 auto max(0px, anchor(${COMPOSER_ANCHOR} top, 0px))`,
          positionArea: 'block-end',
          positionTryFallbacks: 'block-start',
          positionTryOrder: 'most-block-size',
          maxBlockSize: `min(50dvh, 100% - 2 * ${space[8]})`,
          inlineSize: 'max-content',
          marginBlock: space[8],
        },
      },
    },
  },
});

export const head = componentStyle({ display: 'flex', justifyContent: 'space-between', gap: space[12] });

export const close = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: px(sizes.control),
  blockSize: px(sizes.control),
  // Its drawing, not its area, stands in the corner.
  margin: `-${space[8]}`,
  borderRadius: radius.control,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { inlineSize: px(sizes.touchTarget), blockSize: px(sizes.touchTarget) } },
});

export const file = componentStyle({ fontWeight: weight.semibold, overflowWrap: 'anywhere' });

export const page = componentStyle({
  color: vars.color.text.muted,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums',
});

export const excerpt = componentStyle({
  paddingBlockStart: space[4],
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${vars.color.accent.soft}`,
  // The words are the file's: they begin at their own side, beside the bar.
  textAlign: 'start',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const open = componentStyle({
  alignSelf: 'flex-start',
  paddingBlock: space[4],
  color: vars.color.text.link,
  fontWeight: weight.strong,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: fine[3],
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
  '@media': {
    [media.touch]: { display: 'flex', alignItems: 'center', minBlockSize: px(sizes.touchTarget) },
  },
});
