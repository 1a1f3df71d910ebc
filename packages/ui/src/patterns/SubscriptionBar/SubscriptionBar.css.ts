import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { notPrinted } from '../../theme/print.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, media, px, radius, sizes, space, weight, zIndex } from '../../theme/tokens.ts';

const { subscription: color } = vars.color;

export const bar = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: zIndex.shell,
  gridTemplateColumns: `${px(sizes.touchTarget)} minmax(0, 1fr) ${px(sizes.touchTarget)}`,
  blockSize: px(sizes.subscriptionBar),
  paddingInline: space[8],
  backgroundColor: color.surface,
  color: color.text,
  '@media': {
    [media.phone]: { gridTemplateColumns: `minmax(0, 1fr) ${px(sizes.touchTarget)}` },
    '(forced-colors: active)': { borderBlockEnd: '2px solid' },
    ...notPrinted,
  },
});

export const text = componentStyle({
  gridColumn: 2,
  fontWeight: weight.medium,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': {
    // Three lines of the longest words fit in the height of the bar (SH-9).
    [media.phone]: { gridColumn: 1, fontSize: '0.8125rem', lineHeight: '1rem', textAlign: lineStart },
  },
});

export const link = componentStyle({
  fontWeight: weight.semibold,
  textAlign: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: fine[3],
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '&:focus-visible': { outlineColor: color.text },
    "&[aria-disabled='true']": { textDecoration: 'none', cursor: 'progress' },
  },
});

export const close = componentStyle({
  justifySelf: 'end',
  inlineSize: px(sizes.control),
  blockSize: px(sizes.control),
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&:focus-visible': { outlineColor: color.text, outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { inlineSize: px(sizes.touchTarget), blockSize: px(sizes.touchTarget) } },
});
