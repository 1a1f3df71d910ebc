/** What Markdown gives a meaning to, in a text of one line; a few harmless characters too many. */
const MARKUP = /[\\`*_~[\]<>&@\n\r\t]|:\/\/|www\.|^(?:\s|[-+#=]|\d+[.)])/i;

/** Whether a text reads the same without Markdown: one line of words. */
export const isPlain = (text: string): boolean => !MARKUP.test(text);
