/** After how long it is said that code has not come, in milliseconds; it is waited for on. */
export const CODE_LATE = 30_000;

/** How long code that is fetched when it is wanted may take to load, in milliseconds (RT-10). */
export const CODE_TIMEOUT = 120_000;

/** `load`, failing when it takes longer than `timeout` milliseconds. */
export async function withTimeout<T>(load: () => Promise<T>, timeout = CODE_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no code within ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Style sheets of fetched code that could not be loaded. */
const missingSheets = new Set<HTMLLinkElement>();

function noteMissingSheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingSheets.add(target);
}

function loadAgain(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = sheet.cloneNode() as HTMLLinkElement;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded.`)));
    missingSheets.delete(sheet);
    sheet.replaceWith(link);
  });
}

/** There is no network, so the code was not asked for. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/**
 * Fetches code by a dynamic import, together with its style sheets. A browser never asks again for a script
 * that it could not have, so none is asked for without a network. The bundler asks for a style sheet once
 * only, so one that could not be had is loaded again here before the code is tried again.
 * @throws `OfflineError` without a network, and anything else when script or style cannot be had, or take
 * longer than `CODE_TIMEOUT`
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new OfflineError('There is no network.');
  addEventListener('error', noteMissingSheet, true);
  try {
    return await withTimeout(async () => {
      await Promise.all([...missingSheets].map(loadAgain));
      return load();
    });
  } finally {
    removeEventListener('error', noteMissingSheet, true);
  }
}
