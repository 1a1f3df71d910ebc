import type { Change } from './changes.ts';

/** What changed of each component since it was first published (`changesPlugin` fills it). */
export const changesOf: Readonly<Record<string, readonly Change[]>> = {};
