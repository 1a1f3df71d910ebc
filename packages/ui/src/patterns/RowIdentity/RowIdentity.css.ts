import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, weight } from '../../theme/tokens.ts';

export const identity = componentStyle({
  '@media': { [media.phone]: { flexGrow: 1 } },
});

/** The widest part of the row, and the one that gives way. */
export const names = componentStyle({
  flexGrow: 1,
  inlineSize: 0,
  minInlineSize: `clamp(${measures.rowIdentity.narrowest}, 30vw, ${measures.rowIdentity.widest})`,
  '@media': { [media.phone]: { inlineSize: 'auto', minInlineSize: 0 } },
});

// Cut at its own end, and beside the picture, whichever way it reads.
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: lineStart,
  justifySelf: 'start',
  maxInlineSize: '100%',
} as const;
export const name = componentStyle({ ...oneLine, fontWeight: weight.semibold });
export const detail = componentStyle({
  ...oneLine,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: weight.regular,
  color: vars.color.text.muted,
});
