/**
 * A character that shows something. White space does not, nor do controls, what may be ignored where it
 * cannot be shown (zero-width ones, fillers, marks of direction), and the empty Braille cell.
 */
const SHOWN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** Whether a text shows nothing: it is as empty to its readers as ''. */
export const isBlank = (text: string): boolean => !SHOWN.test(text);
