import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

export const figure = componentStyle({
  display: 'grid',
  gap: space[12],
  inlineSize: '100%',
  maxInlineSize: '380px',
});

export const chat = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '440px',
  maxBlockSize: '560px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.dialog,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.floating,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: space[16],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const name = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
});

export const messages = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  flexGrow: 1,
  minBlockSize: 0,
  padding: space[16],
  overflow: 'hidden',
});

export const answer = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
});

export const words = componentStyle({
  paddingBlockStart: '2px',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const question = componentStyle({
  alignSelf: 'flex-end',
  maxInlineSize: '85%',
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: radius.dialog,
  backgroundColor: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
});

export const composer = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: space[16],
  paddingBlock: space[8],
  paddingInline: `${space[12]} ${space[8]}`,
  border: `1px solid ${vars.color.border.medium}`,
  borderRadius: radius.control,
  color: vars.color.text.muted,
});

export const send = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[24],
  blockSize: space[24],
  borderRadius: radius.full,
  backgroundColor: vars.color.accent.base,
  color: vars.color.text.onAccent,
});

export const caption = componentStyle({ textAlign: 'center', color: vars.color.text.muted });
