import { space } from '@parley/ui/styles';
import { style } from '@vanilla-extract/css';

export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space[8],
});
/** What is fixed stands in it as in a window. */
export const page = style({ contain: 'layout', minBlockSize: '112px' });
/** With room for words. */
export const widePage = style([page, { gridColumn: 'span 2' }]);
/** With room for the largest chat. */
export const panelPage = style([page, { maxInlineSize: '540px', blockSize: '860px' }]);
