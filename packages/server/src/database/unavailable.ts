import { UNAVAILABLE } from '@parley/model';
import { Refusal } from '../refusal.ts';

/** System errors, and PostgreSQL's codes of a server that is away, starting, too busy or out of room. */
const CODES =
  /^(ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08\w{3}|53\w{3}|57\w{3}|55P03|58030)$/;
/** What the driver says, in errors that have no code. */
const MESSAGES =
  /^(Query read timeout|timeout expired|Connection terminated|Client (was closed|has encountered))|exceeded when trying to connect/;

/** PostgreSQL's code of what has none of its own, such as a quota of the disk that is used up. */
const UNKNOWN = 'XX000';
const UNWRITABLE = /^could not (write|extend|create)/;

/** How soon another try makes sense. */
export const RETRY_AFTER_SECONDS = 5;

/** Whether an error, or what caused it, says that the database cannot be asked at the moment. */
export function isDatabaseAway(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause ? String(cause.code) : '';
  const isOfDriver = code === '' && MESSAGES.test(cause.message);
  if (isOfDriver || CODES.test(code) || (code === UNKNOWN && UNWRITABLE.test(cause.message))) return true;
  return 'query' in cause && isDatabaseAway(cause.cause);
}

/** The refusal of a call that the database did not answer. */
export function databaseAway(): Refusal {
  const text = 'The service is not available at the moment. Try again soon.';
  return new Refusal(503, UNAVAILABLE, text, { retryAfter: RETRY_AFTER_SECONDS });
}
