import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const root = componentStyle({
  minInlineSize: 0,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.sunken,
  overflow: 'hidden',
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingInlineStart: space[16],
  paddingInlineEnd: space[4],
  paddingBlock: '2px',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const name = componentStyle({
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: weight.medium,
});
// Whatever stands after a fence: it has one line.
export const language = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const tools = componentStyle({ display: 'flex', flexShrink: 0, gap: '2px' });
// The edge of the block would cut a ring around them.
globalStyle(`${tools} :focus-visible`, { '@layer': { [layers.component]: { outlineOffset: '-2px' } } });

export const scroll = componentStyle({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const pre = componentStyle({
  inlineSize: 'max-content',
  minInlineSize: '100%',
  padding: `${space[12]} ${space[16]}`,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  tabSize: 2,
});
export const wrapped = componentStyle({
  inlineSize: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
