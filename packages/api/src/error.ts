import { endOfLongWait, LONGEST_WAIT_SECONDS, type LocalErrorCode } from '@parley/model';
import type { ErrorBody } from './contract/index.ts';

/** Code of a 401 that asks a user who is signed in to do so anew (RFC 9470). */
export const INSUFFICIENT_AUTHENTICATION = 'insufficient_user_authentication';

/** Code of what is larger than can be sent (413). */
export const TOO_LARGE = 'too_large';

interface ErrorDetails {
  status: number;
  code: string;
  text?: string;
  retryAfter?: number | undefined;
  resetAt?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  reference?: string | undefined;
}

/** The one error that the client throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 where there was no reply, 200 where the reply could not be read. */
  readonly status: number;
  /** For programs: the server's code, or a `LocalErrorCode`. */
  readonly code: string;
  /** For people, as the server wrote it; '' where it wrote nothing. Plain text, never markup. */
  readonly text: string;
  /** Seconds to wait before the next try, or null where the server named none. */
  readonly retryAfter: number | null;
  /** When the limit that refused the call starts anew, ISO 8601, or null. */
  readonly resetAt: string | null;
  /** What is wrong with which field, as the server wrote it; empty where it named none. */
  readonly fields: Readonly<Record<string, string>>;
  /** What the server's log calls the request that it failed at; null where it did not, or did not say. */
  readonly reference: string | null;
  /** The call was not sent: the server has said before that it is too early, and that was told. */
  isRepeated = false;
  /** The call left while there was a network: whatever broke then, it may have arrived. */
  mayHaveArrived = false;
  /** The call only reads: whatever became of it, nothing was written. */
  isReading = false;

  constructor({ status, code, text = '', retryAfter, resetAt, fields = {}, reference }: ErrorDetails) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.text = text;
    this.retryAfter = retryAfter ?? null;
    this.resetAt = resetAt ?? null;
    this.fields = fields;
    this.reference = reference ?? null;
  }

  /** The same refusal for a call that was held back, as there are still `seconds` to wait. */
  later(seconds: number): ApiError {
    const { status, code, text, fields } = this;
    const error = new ApiError({
      status,
      code,
      text,
      fields,
      retryAfter: seconds,
      resetAt: this.resetAt ?? undefined,
    });
    error.isRepeated = true;
    return error;
  }

  /** No reply: offline, refused, cut off, aborted by the caller, or not in time. */
  static fromNetwork(cause: unknown): ApiError {
    const reasons: Record<string, LocalErrorCode> = { AbortError: 'aborted', TimeoutError: 'timeout' };
    const code = (cause instanceof DOMException && reasons[cause.name]) || 'network';
    return new ApiError({ status: 0, code });
  }

  /** Not sent: aborted by the caller, or nobody could say in time who calls. */
  static unsent(cause: unknown): ApiError {
    const { code } = ApiError.fromNetwork(cause);
    return new ApiError({ status: 0, code: code === 'timeout' ? ('unsent' satisfies LocalErrorCode) : code });
  }

  /** A reply that says that the call is done, and is not what the contract promises. */
  static unreadable(): ApiError {
    return new ApiError({ status: 200, code: 'unreadable' });
  }
}

/**
 * The whole seconds that a `Retry-After` asks to wait, which may also be a date (RFC 9110); undefined where
 * it asks for none, or for nonsense.
 */
function secondsToWait(header: string | null): number | undefined {
  if (!header) return;
  const seconds = /^-?[\d.]+(e\d+)?$/.test(header)
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}

/** Statuses of 4xx that say how something of the product stands, which only the product itself knows. */
const OWN_STATUSES: readonly number[] = [404, 409];

/** The error body of a reply; null where it is no JSON. */
function bodyIn(raw: string): Partial<ErrorBody> | null {
  try {
    return JSON.parse(raw) as Partial<ErrorBody> | null;
  } catch {
    return null;
  }
}

/** Whether a reply is a page: an API replies with none, but a proxy in front of it does. */
const isPage = (headers: Headers, raw: string) =>
  headers.get('content-type')?.startsWith('text/html') || raw.trimStart().startsWith('<');

/**
 * Reads the error that a refused call replied with; a plain text becomes the text. A 404 or 409 with a page
 * is not the product's, and counts as 502; a 413 means the same whoever replies.
 * @param sayRefused what is said of a refused input (413, 422) and its fields, by the code, in place of the
 * server's own
 */
export async function errorFromResponse(
  response: Response,
  sayRefused?: (code: string) => string | undefined,
): Promise<ApiError> {
  const raw = await response.text().catch(() => '');
  const { headers } = response;
  const body = bodyIn(raw);
  const comesAsPage = isPage(headers, raw);
  const status = comesAsPage && OWN_STATUSES.includes(response.status) ? 502 : response.status;
  const told = typeof body?.code === 'string' ? body.code : 'unknown';
  const code = status === 413 ? TOO_LARGE : told;
  const said = status === 413 || status === 422 ? sayRefused?.(code) : undefined;
  const isText = !body && !comesAsPage && headers.get('content-type')?.startsWith('text/plain');
  const own = typeof body?.text === 'string' ? body.text : '';
  const { fields, resetAt } = body ?? {};
  const wait = secondsToWait(headers.get('retry-after'));
  return new ApiError({
    status,
    code,
    text: said ?? (isText ? raw : own),
    retryAfter: wait && Math.min(wait, LONGEST_WAIT_SECONDS),
    // Only a fault of the server is to be looked up; a proxy's says it in the header alone.
    reference: (status >= 500 && headers.get('x-request-id')) || undefined,
    // What no clock reads names no moment.
    resetAt: Number.isNaN(Date.parse(`${resetAt}`)) ? (endOfLongWait(wait ?? 0) ?? undefined) : resetAt,
    fields: said && fields ? Object.fromEntries(Object.keys(fields).map((field) => [field, said])) : fields,
  });
}
