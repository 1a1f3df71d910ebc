import { MINUTE_MS } from './durations.ts';

/** How far the server's clock is ahead of the device's, in ms. */
let ahead = 0;

/**
 * Takes from a reply what time it is at the server, by its header `Date`. Less than a minute's difference may
 * be the reply's way, and counts for none.
 */
export function takeServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < MINUTE_MS ? 0 : difference;
}

/**
 * What time it is, in milliseconds since 1970: by the server's clock, which all moments of messages and lists
 * are of, also where the device's is wrong. Until the server has replied it is the device's.
 */
export const serverNow = (): number => Date.now() + ahead;
