/**
 * A text without what turns around all that follows it (embeddings, overrides, isolates), by which a name
 * could reorder the list, title or toast that it stands in. Marks between letters, which Arabic and Hebrew
 * need, stay.
 */
export const withoutTurns = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
