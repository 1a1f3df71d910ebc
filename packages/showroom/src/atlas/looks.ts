/**
 * What tells the picture of a story of a flow from others, by the story's id: pictures that are the same have
 * the same. Pages get what comes out of the pictures (`looksPlugin`).
 */
export const looks: Readonly<Record<string, string>> = {};
