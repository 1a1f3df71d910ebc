/** The part of a limit from which on a count is shown. */
const NEAR = 5 / 6;

/** The limit of a short text as a field takes it: counted only where the text comes near to it. */
export const nearLimit = (text: string, max: number): { maxLength?: number } =>
  text.length >= max * NEAR ? { maxLength: max } : {};
