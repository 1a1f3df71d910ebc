/** A reason not to start that the person starting can mend; the message is one line that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What a system error calls itself, such as `EADDRINUSE`; '' for anything else. */
export function errorCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}
