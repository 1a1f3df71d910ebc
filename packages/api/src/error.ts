import type { LocalErrorCode } from '@parley/model';
import type { ErrorBody } from './contract/index.ts';

/** Code of a 401 that asks a user who is signed in to do so anew (RFC 9470). */
export const INSUFFICIENT_AUTHENTICATION = 'insufficient_user_authentication';

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
  /** A file was asked for: whatever became of the call, nothing was written by it. */
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

  /** A reply of status 200 that is not what the contract promises. */
  static unreadable(): ApiError {
    return new ApiError({ status: 200, code: 'unreadable' });
  }
}

/** Reads the error that a refused call replied with; a body that is not JSON becomes the text. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const raw = await response.text().catch(() => '');
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const common = {
    status: response.status,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
    // Only a fault of the server is to be looked up; a proxy's says it in the header alone.
    reference: (response.status >= 500 && response.headers.get('x-request-id')) || undefined,
  };
  try {
    const body = JSON.parse(raw) as Partial<ErrorBody>;
    return new ApiError({
      ...common,
      code: typeof body.code === 'string' ? body.code : 'unknown',
      text: typeof body.text === 'string' ? body.text : '',
      resetAt: body.resetAt,
      fields: body.fields,
    });
  } catch {
    const isPlainText = response.headers.get('content-type')?.startsWith('text/plain') ?? false;
    return new ApiError({ ...common, code: 'unknown', text: isPlainText ? raw : '' });
  }
}
