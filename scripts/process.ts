import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './inputs.ts';

/** How a command ended, and what it wrote. */
interface Ended {
  ok: boolean;
  /** Both streams in the order of arrival; empty when shown live. */
  output: string;
}

/** Output has no colors in CI and where it is no terminal, because it is read as a log. */
const isPlain = Boolean(process.env.CI) || !process.stdout.isTTY;

function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...env } = process.env;
  // Child processes of a script use the lockfile's Node too.
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  return isPlain ? { ...env, NO_COLOR: '1', PATH: path } : { ...process.env, PATH: path };
}

/**
 * Runs a script of an installed package, or of this repository, on this Node.
 * @param script path relative to the root.
 * @param live shows the output as it comes instead of collecting it.
 * @param env variables besides this process' own.
 */
export function runScript(
  script: string,
  args: readonly string[],
  { live = false, env = {} }: { live?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    env: { ...environment(), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}
