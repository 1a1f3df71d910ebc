/** Where the server reads the time. Tests bring their own, so that limits and expiries need no waiting. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
