/** The longest wait that is kept to, in seconds: whoever names more is asked again then. */
export const LONGEST_WAIT_SECONDS = 600;

/**
 * The whole seconds until a wait ends; 0 once it is over. One that is longer than any can be was begun before
 * the clock was set back, and is over too: it would hold somebody up for as long as that was.
 * @param until milliseconds since 1970, as `now`
 */
export function secondsUntil(until: number, now = Date.now()): number {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return seconds > LONGEST_WAIT_SECONDS ? 0 : seconds;
}
