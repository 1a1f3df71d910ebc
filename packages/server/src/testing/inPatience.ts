/** How long tests wait for what comes a moment later, in ms, on however busy a machine. */
export const PATIENCE = 30_000;

/** The clock of the machine, whatever a test puts in its place. */
const { setTimeout: wait, clearTimeout: stop } = globalThis;

/**
 * What is awaited, unless it does not come: a test then fails and says what it was, and does not hang.
 * @param what did not come, such as 'No answer was asked for'
 */
export async function inPatience<T>(awaited: Promise<T>, what: string): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = wait(() => late.reject(new Error(`${what} within ${PATIENCE / 1000} s`)), PATIENCE);
  return Promise.race([awaited, late.promise]).finally(() => stop(timer));
}
