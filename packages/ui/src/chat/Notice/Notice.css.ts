import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[4],
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: radius.control,
  border: '1px solid transparent',
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
});

export const nothing = componentStyle({ display: 'contents' });

export const icon = componentStyle({ flexShrink: 0 });

export const words = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&:empty': { display: 'none' },
    '&:not(:empty)': { flex: `1 1 ${measures.chat.noticeBasis}` },
  },
});

export const countdown = componentStyle({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.medium });

const soft = (state: { soft: string; strong: string; border: string }) => ({
  backgroundColor: state.soft,
  color: state.strong,
  borderColor: state.border,
});

export const tone = componentVariants({
  neutral: {
    backgroundColor: vars.color.surface.sunken,
    color: vars.color.text.muted,
    borderColor: vars.color.border.subtle,
  },
  caution: soft(vars.color.caution),
  positive: soft(vars.color.positive),
  critical: soft(vars.color.critical),
});
