import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { radius, space } from '../../theme/tokens.ts';

export const figure = componentStyle({
  inlineSize: '100%',
  maxInlineSize: measures.chatPreview.widest,
});

export const chat = componentStyle({
  minBlockSize: measures.chatPreview.lowest,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.dialog,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.floating,
});

/** As high as the greeting with all its starters, which nobody could scroll to in a picture. */
export const messages = componentStyle({ flexShrink: 0 });

export const composer = componentStyle({
  margin: space[16],
  paddingBlock: space[8],
  paddingInline: `${space[12]} ${space[8]}`,
  border: `1px solid ${vars.color.border.medium}`,
  borderRadius: radius.control,
  color: vars.color.text.muted,
});

export const placeholder = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: lineStart,
});

export const send = componentStyle({
  flexShrink: 0,
  inlineSize: space[32],
  blockSize: space[32],
  borderRadius: radius.dialog,
  backgroundColor: vars.color.accent.base,
  color: vars.color.text.onAccent,
});

export const disclaimer = componentStyle({
  flexShrink: 0,
  maxBlockSize: '4lh',
  marginBlockStart: `calc(-1 * ${space[8]})`,
  marginBlockEnd: space[12],
  paddingInline: space[16],
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
});

export const caption = componentStyle({ textAlign: 'center', color: vars.color.text.muted });
