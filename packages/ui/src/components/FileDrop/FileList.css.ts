import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const list = componentStyle({
  containerType: 'inline-size',
  marginBlockStart: space[8],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.card,
});

/** In narrow places the state stands below the words. */
export const narrow = `(max-width: ${measures.fileList.narrow})`;

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"picture about state actions"',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  minBlockSize: measures.fileList.row,
  paddingBlock: space[8],
  paddingInlineStart: space[12],
  paddingInlineEnd: space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture about actions" ". state state"',
    },
  },
});
export const picture = componentStyle({ gridArea: 'picture', color: vars.color.text.muted });
export const about = componentStyle({
  gridArea: 'about',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});
export const name = componentStyle({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const facts = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const reason = componentStyle({
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  color: vars.color.critical.strong,
  overflowWrap: 'anywhere',
});
export const state = componentStyle({ gridArea: 'state' });
export const actions = componentStyle({ gridArea: 'actions', display: 'flex' });
