import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A Parley of a journey's own, in a process as `pnpm start` makes it. */
export interface Started {
  /** Both streams, each as far as it was written. */
  output(): string;
  errors(): string;
  /** Resolves when 'Parley is ready' was printed; rejects when the process ends before. */
  ready: Promise<void>;
  /** The exit code. */
  ended: Promise<number | null>;
  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void;
}

export type Environment = Record<'PORT' | 'IDENTITY_PORT' | 'HOST_PAGE_PORT' | 'PARLEY_DATA', string> &
  Record<string, string>;

/** Starts everything by the command of `pnpm start`. */
export function start(environment: Environment): Started {
  const command = join(import.meta.dirname, '../scripts/start.js');
  const child = spawn(process.execPath, [command], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ready = Promise.withResolvers<void>();
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.includes('Parley is ready')) ready.resolve();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  ended.then((code) => ready.reject(new Error(`Ended with ${code} before it was ready: ${errors}`)));
  ready.promise.catch(() => undefined);
  return {
    output: () => output,
    errors: () => errors,
    ready: ready.promise,
    ended,
    signal: (name) => void child.kill(name),
  };
}
