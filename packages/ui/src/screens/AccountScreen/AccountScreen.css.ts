import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, radius, space } from '../../theme/tokens.ts';

export const sections = componentStyle({ display: 'grid', gap: space[40] });

/** Title at the side on wide screens, above on others. */
export const section = componentStyle({
  display: 'grid',
  gap: space[16],
  selectors: {
    '& + &': { paddingBlockStart: space[40], borderBlockStart: `1px solid ${vars.color.border.subtle}` },
  },
  '@media': {
    [media.mdUp]: { gridTemplateColumns: 'minmax(200px, 1fr) minmax(0, 2fr)', gap: space[40] },
  },
});

export const content = componentStyle({ minInlineSize: 0, maxInlineSize: '560px' });

export const name = componentStyle({
  minInlineSize: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const facts = componentStyle({
  display: 'grid',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface.card,
});

export const fact = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1fr) minmax(0, 2fr)',
  gap: space[16],
  alignItems: 'center',
  minBlockSize: space[48],
  paddingBlock: space[8],
  paddingInline: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});

export const term = componentStyle({ color: vars.color.text.muted });
export const breaking = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
