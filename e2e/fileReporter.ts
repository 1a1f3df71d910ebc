import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** What is known of a file of journeys while they run. */
interface Running {
  left: number;
  tests: number;
  failed: number;
  /** Sum of its tests' times, in ms. */
  duration: number;
}

/** Prints a line for each file when its last test has ended, and each failure in full as it happens. */
export default class FileReporter implements Reporter {
  readonly #files = new Map<string, Running>();
  #root = '';

  onBegin(config: FullConfig, suite: Suite): void {
    this.#root = config.rootDir;
    for (const { location } of suite.allTests()) {
      const file = this.#files.get(location.file) ?? { left: 0, tests: 0, failed: 0, duration: 0 };
      this.#files.set(location.file, { ...file, left: file.left + 1, tests: file.tests + 1 });
    }
  }

  onTestEnd(test: TestCase, { duration, errors }: TestResult): void {
    const path = test.location.file;
    const file = this.#files.get(path);
    if (!file) return;
    file.left -= 1;
    file.duration += duration;
    if (!test.ok()) {
      file.failed += 1;
      const reasons = errors.map(({ stack, message, value }) => stack ?? message ?? value ?? '');
      console.log(`✗ ${test.title}\n${stripVTControlCharacters(reasons.join('\n'))}\n`);
    }
    if (file.left > 0) return;
    const counts = `${file.tests} tests${file.failed ? `, ${file.failed} failed` : ''}`;
    const seconds = (file.duration / 1000).toFixed(0);
    console.log(`${file.failed ? '✗' : '✓'} ${relative(this.#root, path)} (${counts}) ${seconds} s`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
