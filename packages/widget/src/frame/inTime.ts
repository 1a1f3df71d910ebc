/** Milliseconds that a part of the chat's start may take (faults: time-out). */
const START_MS = 30_000;

/**
 * What is awaited, unless it takes too long: code that never comes must not leave the visitor waiting.
 * @throws what is awaited throws, or an error once the time is over
 */
export function inTime<T>(awaited: Promise<T>, milliseconds = START_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It has not come in time.')), milliseconds);
  });
  return Promise.race([awaited, late]).finally(() => clearTimeout(timer));
}
