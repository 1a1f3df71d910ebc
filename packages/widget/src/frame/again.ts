/** Milliseconds between a start that failed and the next, doubled each time, and the longest of them. */
const AGAIN_MS = 5000;
const LONGEST_MS = 60_000;

/** How long to wait, in ms, after so many failed attempts (WG-6). */
export const pauseAfter = (attempts: number) => Math.min(AGAIN_MS * 2 ** (attempts - 1), LONGEST_MS);
