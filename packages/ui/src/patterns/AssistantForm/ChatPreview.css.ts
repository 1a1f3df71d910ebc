import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, px, radius, sizes, space } from '../../theme/tokens.ts';

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

/** As the chat's own is before anything is typed. */
export const composer = componentStyle({
  margin: space[16],
  padding: fine[5],
  paddingInlineStart: space[16],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: radius.composer,
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
  inlineSize: px(sizes.control),
  blockSize: px(sizes.control),
  borderRadius: radius.dialog,
  backgroundColor: vars.color.surface.tint,
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
