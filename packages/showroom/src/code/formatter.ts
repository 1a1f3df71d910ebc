import { execFile } from 'node:child_process';

const MARK = '// code:';

interface Waiting {
  code: string;
  take: (formatted: string) => void;
  fail: (reason: unknown) => void;
}

/** Formats code as the repository's own. What comes while it works is formatted at once with the next. */
export class Formatter {
  readonly #root: string;
  #waiting: Waiting[] = [];
  #works = false;

  /** @param root folder of the repository, as an absolute path. */
  constructor(root: string) {
    this.#root = root;
  }

  format(code: string): Promise<string> {
    return new Promise((take, fail) => {
      this.#waiting.push({ code, take, fail });
      if (!this.#works) void this.#work();
    });
  }

  /** Each start of the formatter costs more than its work. */
  async #work(): Promise<void> {
    this.#works = true;
    // What is asked for in the same breath goes along.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const output = await this.#run(batch.map(({ code }) => `${MARK}\n${code}`).join('\n\n'));
        const parts = output.split(`${MARK}\n`).slice(1);
        for (const [index, { take }] of batch.entries()) take(parts[index]?.trim() ?? '');
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    this.#works = false;
  }

  #run(input: string): Promise<string> {
    const options = { cwd: this.#root, maxBuffer: Number.POSITIVE_INFINITY };
    return new Promise((resolve, reject) => {
      const args = ['format', '--stdin-file-path=story.tsx', '--files-max-size=100000000'];
      const biome = execFile(`${this.#root}/node_modules/.bin/biome`, args, options, (error, text) =>
        error ? reject(error) : resolve(text),
      );
      biome.stdin?.end(input);
    });
  }
}
