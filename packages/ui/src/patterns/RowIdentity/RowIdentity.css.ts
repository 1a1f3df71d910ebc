import { asColumns } from '../../components/Table/tableRoom.css.ts';
import { clampedTo } from '../../theme/clamp.ts';
import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { weight } from '../../theme/tokens.ts';

export const identity = componentStyle({ flexGrow: 1 });

/** The widest part of the row, and the one that gives way. */
export const names = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  '@container': {
    [asColumns]: {
      inlineSize: 0,
      minInlineSize: `clamp(${measures.rowIdentity.narrowest}, ${measures.rowIdentity.share}, ${measures.rowIdentity.widest})`,
    },
  },
});

// Cut at its own end, and beside the picture, whichever way it reads.
const cut = {
  overflow: 'hidden',
  textAlign: lineStart,
  justifySelf: 'start',
  maxInlineSize: '100%',
} as const;
/** Names that begin alike can be told apart, also where nobody can point. */
export const name = componentStyle({
  ...cut,
  ...clampedTo(2),
  overflowWrap: 'anywhere',
  fontWeight: weight.semibold,
});
export const detail = componentStyle({
  ...cut,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: weight.regular,
  color: vars.color.text.muted,
});
