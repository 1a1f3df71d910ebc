import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: fine[6],
  minInlineSize: 0,
});
export const label = componentStyle({
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const optional = componentStyle({ color: vars.color.text.muted, fontWeight: weight.regular });
export const help = componentStyle({
  fontSize: '0.8125rem',
  lineHeight: measures.field.helpLine,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});
export const error = componentStyle([
  help,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: fine[6],
    color: vars.color.critical.strong,
    // A problem a line.
    whiteSpace: 'pre-line',
  },
]);
/** Help or error at the start, the count at the end of one line. */
export const below = componentStyle({ display: 'flex', alignItems: 'flex-start' });

/** The box that one types into or chooses from. */
export const control = componentStyle({
  inlineSize: '100%',
  minBlockSize: px(sizes.control),
  paddingBlock: fine[7],
  paddingInline: space[12],
  borderRadius: radius.control,
  border: `1px solid ${vars.color.border.strong}`,
  backgroundColor: vars.color.surface.card,
  color: vars.color.text.default,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  textAlign: lineStart,
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.motion.fade}`,
  selectors: {
    '&:focus-visible, &[data-focus-visible]': {
      borderColor: vars.color.focus,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&[data-invalid]': { borderColor: vars.color.critical.strong },
    // Limited to inputs, since all other elements match `:read-only` too.
    '&:is(input, textarea):read-only': { backgroundColor: vars.color.surface.sunken },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:focus):not([data-invalid])': { borderColor: vars.color.text.muted } },
    },
    [media.touch]: { minBlockSize: px(sizes.touchTarget), fontSize: '1rem' },
  },
});
/** Addresses and secrets run left to right in every page, from the side where the page starts. */
export const latin = componentStyle({
  direction: 'ltr',
  textAlign: lineStart,
});
/** How many lines an area shows at least. As one is as high as its text, it heeds no `rows`. */
export const lines = createVar();
export const area = componentStyle({
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: measures.field.areaHighest,
  selectors: {
    'textarea&': {
      minBlockSize: `max(${measures.field.areaLowest}, calc(${lines} * 1lh + ${measures.field.areaAround}))`,
    },
  },
} as Parameters<typeof componentStyle>[0]);
