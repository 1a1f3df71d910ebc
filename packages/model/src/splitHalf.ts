/** The first half of a surrogate pair, where a text was cut inside of one. */
const HALF_AT_END = /[\ud800-\udbff]$/;

/** A text up to a character that is there by half at its end, and that half; '' where all are whole. */
export function splitHalf(text: string): [whole: string, half: string] {
  return HALF_AT_END.test(text) ? [text.slice(0, -1), text.slice(-1)] : [text, ''];
}
