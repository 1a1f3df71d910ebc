/**
 * The browser's report that a ResizeObserver is notified one frame late. It is harmless: it comes when the
 * window changes while rows are measured.
 */
const isDeferral = ([error]: unknown[]) =>
  error instanceof Error && error.message === 'ResizeObserver loop completed with undelivered notifications.';

/** Whether it is an error of a page in a frame, which is told of it itself. */
const isOfAnotherPage = ([error]: unknown[]) =>
  Object.prototype.toString.call(error) === '[object Error]' && !(error instanceof Error);

const textOf = (value: unknown) =>
  value instanceof Error ? (value.stack ?? value.message) : typeof value === 'string' ? value : `${value}`;

/** What is noted of a page from `watchPage` on. */
export interface PageWatch {
  /** Forgets what was noted. */
  forget(): void;
  /** One line for each error that was written to the console, and each request to another host. */
  faults(): string[];
}

/**
 * Notes what no page may do while it is tested: write an error to the console, or ask another host for
 * anything. From now on such a request fails at once, and alike on every network.
 */
export function watchPage(): PageWatch {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:";
  document.head.append(policy);

  let found: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
    found.push(`asks another host: ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...said: unknown[]) => {
    error(...said);
    if (!isDeferral(said) && !isOfAnotherPage(said))
      found.push(`writes an error to the console: ${said.map(textOf).join(' ')}`);
  };
  return {
    forget() {
      found = [];
    },
    faults: () => found,
  };
}
