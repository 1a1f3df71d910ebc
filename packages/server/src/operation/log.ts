import pino from 'pino';

/** Levels that `LOG_LEVEL` knows, least talkative first. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/**
 * The server's log: a line of JSON for each thing that happened, on standard output. Nothing personal goes
 * in: no bodies, no query strings, no addresses of people, no tokens (CMD-7).
 */
export const log = pino(
  {
    level: 'warn',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  },
  process.stdout,
);

/**
 * What may be known of an error. Errors of queries carry values in message and details, so of those only what
 * identifies the fault is kept.
 */
function describeError(cause: unknown): Record<string, unknown> {
  if (!(cause instanceof Error)) return { type: typeof cause };
  const isOfQuery = 'query' in cause || 'severity' in cause;
  return {
    type: cause.constructor.name,
    ...(isOfQuery ? {} : { message: cause.message }),
    ...pick(cause, ['code', 'table', 'constraint']),
    frames: cause.stack?.split('\n').filter((line) => line.startsWith('    at ')),
    ...(cause.cause === undefined ? {} : { cause: describeError(cause.cause) }),
  };
}

function pick(cause: Error, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(cause).filter(([name]) => names.includes(name)));
}
