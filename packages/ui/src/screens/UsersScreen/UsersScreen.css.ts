import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes, space } from '../../theme/tokens.ts';

export const list = componentStyle({ display: 'grid', gap: space[16] });

export const tools = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

export const search = componentStyle({
  flexBasis: '320px',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const person = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
  '@media': { [media.phone]: { flexGrow: 1 } },
});

/** The widest part of the row, and the one that gives way. */
export const names = componentStyle({
  display: 'grid',
  flexGrow: 1,
  inlineSize: 0,
  minInlineSize: 'clamp(200px, 30vw, 400px)',
  '@media': { [media.phone]: { inlineSize: 'auto', minInlineSize: 0 } },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = componentStyle({ ...oneLine, fontWeight: 600 });
export const self = componentStyle({ fontWeight: 400, color: vars.color.text.muted });
export const email = componentStyle({
  ...oneLine,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 400,
  color: vars.color.text.muted,
});

export const waiting = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: px(sizes.row),
  paddingInline: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});
