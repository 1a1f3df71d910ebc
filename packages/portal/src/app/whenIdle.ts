/** Milliseconds after which what waits for rest goes on at the latest. */
const LATEST_MS = 10_000;

/** Resolves when the page has nothing to do; in browsers that do not say so, after the longest wait. */
export function whenIdle(): Promise<unknown> {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: LATEST_MS });
    else setTimeout(done, LATEST_MS);
  });
}
