import { createContainer } from '@vanilla-extract/css';
import { measures } from '../../theme/measures.ts';

/** What a table stands in: its width decides how it looks, beside a side navigation or without one. */
export const room = createContainer('table');

/** Too narrow for columns: each row is a card. */
export const asCards = `${room} (width < ${measures.table.narrow})`;

/** Columns fit when they stand closer. */
export const asCloseColumns = `${room} (${measures.table.narrow} <= width < ${measures.table.wide})`;

/** Columns, close or not. */
export const asColumns = `${room} (width >= ${measures.table.narrow})`;
