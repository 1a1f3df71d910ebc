import { type BrowserContext, test as base, expect, type Request } from '@playwright/test';

/** What went wrong in the browser while a journey ran. */
export interface Problems {
  /** Says that errors which match are part of the journey. */
  expect(...patterns: RegExp[]): void;
  /** Notices what goes wrong in a context that the journey opened itself. */
  watch(context: BrowserContext): Promise<void>;
}

/** What pages report of blocked content, in words that cannot be overlooked. */
const reportViolations = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`Content security policy: ${violatedDirective} blocked ${blockedURI} (${sourceFile})`),
  );

/** The requests of a context that have no reply yet, each with the moment at which it was made. */
function unansweredIn(context: BrowserContext): Map<Request, number> {
  const unanswered = new Map<Request, number>();
  context.on('request', (request) => unanswered.set(request, performance.now()));
  context.on('response', (response) => unanswered.delete(response.request()));
  context.on('requestfailed', (request) => unanswered.delete(request));
  return unanswered;
}

/**
 * A journey in a browser of its own. It fails when a page throws, writes an error to the console or breaks a
 * content security policy, unless the journey said before that it would. One that fails tells what it still
 * waited for.
 */
export const test = base.extend<{ problems: Problems }>({
  problems: async ({ browserName: _ }, use) => {
    const found: string[] = [];
    const expected: RegExp[] = [];
    await use({
      expect: (...patterns) => void expected.push(...patterns),
      async watch(context) {
        context.on('weberror', (error) => found.push(`thrown: ${error.error().stack || error.error()}`));
        context.on('console', (message) => {
          if (message.type() === 'error') found.push(`${message.text()} (${message.location().url})`);
        });
        await context.addInitScript(reportViolations);
      },
    });
    const unexpected = found.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected, 'what pages complained about').toEqual([]);
  },
  context: async ({ context, problems }, use, journey) => {
    await problems.watch(context);
    const unanswered = unansweredIn(context);
    await use(context);
    if (journey.status === journey.expectedStatus) return;
    const lines = [...unanswered].map(
      ([request, since]) =>
        `${request.method()} ${request.url()}, ${Math.round(performance.now() - since)} ms ago`,
    );
    expect(lines, 'what has no reply yet').toEqual([]);
  },
});

export { expect };
