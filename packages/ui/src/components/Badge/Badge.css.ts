import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { radius } from '../../theme/tokens.ts';

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: '5px',
  borderRadius: radius.full,
  border: '1px solid transparent',
  backgroundColor: vars.color.critical.solid,
  color: vars.color.critical.onSolid,
  fontSize: '0.6875rem',
  lineHeight: 1,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});
export const place = componentVariants({
  inline: {},
  corner: {
    position: 'absolute',
    insetBlockStart: '-2px',
    insetInlineEnd: '-4px',
    boxShadow: `0 0 0 2px ${vars.color.surface.page}`,
  },
});
