/** Milliseconds after which what waits for rest goes on at the latest. */
const LATEST_MS = 10_000;

/**
 * Resolves when the page has nothing to do; in browsers that do not say so, after the longest wait.
 * @param ms how long to wait before that, at least
 */
export async function whenIdle(ms = 0): Promise<unknown> {
  if (ms > 0) await new Promise((done) => setTimeout(done, ms));
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: LATEST_MS });
    else setTimeout(done, LATEST_MS);
  });
}
