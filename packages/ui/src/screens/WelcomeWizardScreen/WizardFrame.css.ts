import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes, space } from '../../theme/tokens.ts';

export const window = componentStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minBlockSize: px(sizes.topBar),
  paddingInline: space[24],
  '@media': { [media.phone]: { paddingInline: `${space[16]} ${space[4]}` } },
});

export const body = componentStyle({
  display: 'grid',
  flexGrow: 1,
  '@media': { [media.mdUp]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const answers = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[32],
  inlineSize: '100%',
  maxInlineSize: '528px',
  marginInline: 'auto',
  paddingBlock: `${space[24]} ${space[64]}`,
  paddingInline: space[24],
  '@media': {
    [media.phone]: { paddingInline: space[16] },
    [media.mdUp]: { justifyContent: 'center' },
  },
});

export const head = componentStyle({ display: 'grid', gap: space[8] });
export const eyebrow = componentStyle({ fontWeight: 600, color: vars.color.text.link });
export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.type.display.size,
  lineHeight: vars.type.display.line,
  fontWeight: 700,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});
export const purpose = componentStyle({
  fontSize: vars.type.reading.size,
  lineHeight: vars.type.reading.line,
  color: vars.color.text.muted,
});

export const preview = componentStyle({
  display: 'grid',
  placeItems: 'center',
  padding: space[40],
  backgroundColor: vars.color.surface.sunken,
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  '@media': { '(max-width: 899.98px)': { padding: space[24], borderInlineStart: 0 } },
});
