import { vars } from '../../theme/contract.css.ts';
import { layoutStyle } from '../../theme/style.ts';
import { media, space } from '../../theme/tokens.ts';

export const header = layoutStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const row = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});

export const identity = layoutStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  flex: '1 1 320px',
  minInlineSize: 0,
});

export const words = layoutStyle({ display: 'grid', gap: space[8], minInlineSize: 0 });

export const tags = layoutStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const actions = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

/** A quiet word, gone again with the next change. */
export const saved = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: vars.color.text.muted,
  fontSize: vars.type.caption.size,
});
