import { createWindowChannel } from '@parley/api';

/** Tells the reader's other windows which assistant was saved, published, paused or resumed (AS-4). */
export const draftChannel = createWindowChannel('parley.drafts');
