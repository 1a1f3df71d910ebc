import { notPrinted } from '../../theme/print.ts';
import { componentStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';
import { column } from '../column.css.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const foot = componentStyle([
  column,
  {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    gap: space[8],
    paddingBlockStart: space[4],
    paddingBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
    '@media': notPrinted,
  },
]);
