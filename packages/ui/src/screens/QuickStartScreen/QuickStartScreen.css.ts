import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

export const steps = componentStyle({ display: 'grid' });

export const step = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${space[32]} minmax(0, 1fr)`,
  columnGap: space[16],
  paddingBlockEnd: space[32],
  selectors: {
    // The thread between the numbers.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${space[32]} 0`,
      insetInlineStart: `calc(${space[16]} - 0.5px)`,
      inlineSize: '1px',
      backgroundColor: vars.color.border.medium,
    },
  },
});

export const number = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[32],
  blockSize: space[32],
  borderRadius: radius.full,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
});

export const words = componentStyle({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  paddingBlockStart: space[4],
});

export const text = componentStyle({
  fontSize: vars.type.reading.size,
  lineHeight: vars.type.reading.line,
  color: vars.color.text.muted,
  textWrap: 'pretty',
});

export const help = componentStyle({
  display: 'grid',
  gap: space[8],
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
