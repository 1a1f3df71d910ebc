const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** Milliseconds to wait before try `attempt` + 1: doubles from one second to half a minute. */
export function backOff(attempt: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS);
}
