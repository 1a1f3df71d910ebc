import type { Failure, Wait } from './problems.ts';

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

/**
 * When a wait ends that is longer than any that is kept to, ISO 8601; null for others, and beyond any clock.
 * @param now milliseconds since 1970
 */
export function endOfLongWait(seconds: number, now = Date.now()): string | null {
  const end = new Date(now + seconds * 1000);
  return seconds > LONGEST_WAIT_SECONDS && !Number.isNaN(end.getTime()) ? end.toISOString() : null;
}

/**
 * The wait that a refusal asks for, or null.
 * @param failedAt when it refused, in milliseconds since 1970
 */
export function waitOf(
  { retryAfter, resetAt }: Pick<Failure, 'retryAfter' | 'resetAt'>,
  failedAt: number,
): Wait | null {
  if (retryAfter === null) return null;
  const isLong = retryAfter >= LONGEST_WAIT_SECONDS && resetAt !== null;
  return { retryAt: failedAt + retryAfter * 1000, ...(isLong && { endsAt: resetAt }) };
}
