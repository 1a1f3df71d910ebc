import { createWindowChannel } from '@parley/api';

/** Tells the reader's other windows whose account or plan has changed, by its subject (US-2, SH-5, BI-2). */
export const accountChannel = createWindowChannel('parley.account');
