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
    serializers: { err: (cause) => describeError(cause) },
  },
  process.stdout,
);

/** What names a fault: a code of the database or of a model's server, never a sentence. */
const NAME = /^[\w.:-]{1,100}$/;
const NAMING = ['code', 'table', 'constraint', 'status', 'requestID'];

/**
 * What may be known of an error. Some messages quote what was sent: those of queries their values, those of a
 * language model's server the prompt, those of a parser its text. Of such errors, and of what caused them,
 * only what identifies the fault is kept.
 */
function describeError(cause: unknown, isBelowQuoting = false): Record<string, unknown> {
  if (!(cause instanceof Error)) return { type: typeof cause };
  const isQuoting = isBelowQuoting || mayQuote(cause);
  return {
    type: cause.constructor.name,
    ...(isQuoting ? {} : { message: cause.message }),
    ...Object.fromEntries(
      Object.entries(cause).filter(([name, value]) => NAMING.includes(name) && NAME.test(String(value))),
    ),
    frames: framesOf(cause),
    ...(cause.cause === undefined
      ? {}
      : { cause: describeError(cause.cause, isBelowQuoting || isOfServer(cause)) }),
  };
}

/** Whether it is of a server that was sent something by the client of its protocol. */
const isOfServer = (cause: Error): boolean => 'requestID' in cause;

const mayQuote = (cause: Error): boolean =>
  'query' in cause || 'severity' in cause || isOfServer(cause) || cause instanceof SyntaxError;

/** Where it was thrown; the stack begins with the message, whose lines may look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const begin = stack.indexOf(message);
  const after = begin < 0 ? stack : stack.slice(begin + message.length);
  return after.split('\n').filter((line) => line.startsWith('    at '));
}
