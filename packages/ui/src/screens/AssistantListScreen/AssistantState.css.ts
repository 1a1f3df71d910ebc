import { asCards, asCloseColumns } from '../../components/Table/tableRoom.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, layoutStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const running = componentStyle({
  minBlockSize: space[24],
  color: vars.color.text.muted,
});

/** Where columns are close, many marks take no room from the figures; on a card they stand as values do. */
export const marks = layoutStyle({
  '@container': {
    [asCloseColumns]: { maxInlineSize: measures.assistantList.stateWidest },
    [asCards]: { justifyContent: 'flex-end' },
  },
});
