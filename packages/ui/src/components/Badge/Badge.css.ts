import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { fine, radius, space, weight } from '../../theme/tokens.ts';

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: measures.badge.height,
  blockSize: measures.badge.height,
  paddingInline: fine[5],
  borderRadius: radius.full,
  border: '1px solid transparent',
  backgroundColor: vars.color.critical.solid,
  color: vars.color.critical.onSolid,
  fontSize: '0.6875rem',
  lineHeight: 1,
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const place = componentVariants({
  inline: {},
  corner: {
    position: 'absolute',
    insetBlockStart: '-2px',
    insetInlineEnd: `-${space[4]}`,
    boxShadow: `0 0 0 2px ${vars.color.surface.page}`,
  },
});
