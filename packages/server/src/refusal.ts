import type { ErrorBody } from '@parley/api';
import type { ErrorStatus } from '@parley/api/contract';

interface RefusalDetails {
  /** Seconds until the next try makes sense, for `Retry-After`. */
  retryAfter?: number;
  /** When the limit that refused the call starts anew. */
  resetAt?: Date;
  /** What is wrong with which field of the input, by its path. */
  fields?: Record<string, string>;
  /** Parameters of the `Bearer` challenge of a 401, as RFC 9470 names them. */
  challenge?: Record<string, string>;
}

/**
 * Thrown where the rules of the product forbid what is asked. It names the status of the contract that says
 * so; the API turns it into the reply.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: ErrorStatus;
  readonly body: ErrorBody;
  readonly retryAfter: number | null;
  readonly challenge: Readonly<Record<string, string>>;

  /**
   * @param code for programs, in snake case.
   * @param text for people: plain text in English, one sentence.
   */
  constructor(status: ErrorStatus, code: string, text: string, details: RefusalDetails = {}) {
    super(`${status} ${code}`);
    this.status = status;
    const { resetAt, fields } = details;
    this.body = {
      code,
      text,
      ...(resetAt && { resetAt: resetAt.toISOString() }),
      ...(fields && { fields }),
    };
    this.retryAfter = details.retryAfter ?? null;
    this.challenge = details.challenge ?? {};
  }
}

/** Nothing there, or nothing that the caller may know of. */
export function notFound(what: string): Refusal {
  return new Refusal(404, 'not_found', `This ${what} does not exist.`);
}

/** It is there, but not for this caller. */
export function forbidden(text = 'You do not have permission to do this.'): Refusal {
  return new Refusal(403, 'forbidden', text);
}

/** How soon whoever signs users in may be asked again. */
const SIGN_IN_RETRY_SECONDS = 5;

/** Whoever signs users in cannot be asked at the moment: nothing is known against the caller. */
export function signInAway(): Refusal {
  return new Refusal(503, 'sign_in_unreachable', 'The sign-in service cannot be reached. Try again soon.', {
    retryAfter: SIGN_IN_RETRY_SECONDS,
  });
}
