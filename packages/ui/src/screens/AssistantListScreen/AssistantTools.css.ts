import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media } from '../../theme/tokens.ts';

export const count = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
});

export const choices = componentStyle({
  '@media': { [media.phone]: { flexBasis: '100%', flexWrap: 'nowrap' } },
});

export const search = componentStyle({
  flexBasis: measures.assistantList.searchBasis,
  flexGrow: 1,
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: 0 } },
});
