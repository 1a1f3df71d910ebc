/**
 * A foreign text inside of a sentence, such as a file's name: its direction stays its own, and what it leaves
 * open ends with it (first strong isolate, pop directional isolate).
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
