import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, space } from '../../theme/tokens.ts';

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  blockSize: px(sizes.topBar),
  paddingInline: space[24],
  backgroundColor: vars.color.surface.page,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.phone]: { paddingInline: space[8], gap: 0 } },
});

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: 0 } },
});

export const panel = componentStyle({ display: 'flex', flexDirection: 'column', minBlockSize: 0 });

export const panelHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: px(sizes.row),
  paddingBlock: space[8],
  paddingInline: `${space[16]} ${space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const panelTitle = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: 600,
});

export const panelList = componentStyle({
  maxBlockSize: px(sizes.notificationsListMax),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const nothing = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  paddingBlock: space[40],
  paddingInline: space[24],
  textAlign: 'center',
});

export const nothingIcon = componentStyle({ color: vars.color.text.muted, marginBlockEnd: space[8] });
export const hint = componentStyle({ color: vars.color.text.muted, textWrap: 'balance' });

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[12],
  paddingBlock: space[12],
  paddingInline: `${space[16]} ${space[8]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});

/** Fainter than the accent's own soft ground, on which an avatar would be lost. */
export const unread = componentStyle({
  backgroundColor: `color-mix(in oklch, ${vars.color.accent.soft} 55%, transparent)`,
});

export const itemText = componentStyle({ overflowWrap: 'anywhere' });
export const strong = componentStyle({ fontWeight: 600 });
export const unreadWord = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  color: vars.color.accent.onSoft,
});

export const time = componentStyle({
  marginBlockStart: '2px',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
});

export const person = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: px(sizes.row),
  paddingBlock: space[8],
  paddingInline: space[16],
});

export const personName = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const presence = componentStyle({
  flexShrink: 0,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
});

export const onlineDot = componentStyle({
  flexShrink: 0,
  inlineSize: '8px',
  blockSize: '8px',
  marginInline: space[4],
  borderRadius: radius.full,
  backgroundColor: vars.color.positive.strong,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});
