/**
 * Parameters of a story without a picture of its own: it proves how something behaves, or looks like another
 * one. It is played and looked at all the same.
 */
export const noPicture = { visual: { modes: [] } } as const;
