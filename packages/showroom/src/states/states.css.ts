import { space } from '@parley/ui/styles';
import { style } from '@vanilla-extract/css';

const grid = {
  display: 'grid',
  gap: `${space[20]} ${space[24]}`,
  alignItems: 'center',
  alignContent: 'start',
} as const;

/** As wide as what it shows, one column for each state. */
export const columns = style({ ...grid, inlineSize: 'max-content', justifyItems: 'start' });
/** One below the other, for components that take the whole width. */
export const lines = style({ ...grid, gridTemplateColumns: 'max-content minmax(0, 1fr)' });
export const cell = style({ minInlineSize: 0 });
