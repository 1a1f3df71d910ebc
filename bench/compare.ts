import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/inputs.ts';
import type { Row } from './report.ts';

/**
 * Measures parts of another commit, in a work tree of its own that is removed again.
 * @param ref a commit whose bench knows `--json`.
 * @throws when it cannot be checked out, installed or measured.
 */
export async function measureRef(ref: string, parts: readonly string[]): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-ref-'));
  const tree = join(folder, 'tree');
  const file = join(folder, 'rows.json');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('worktree', 'add', '--detach', tree, ref);
  try {
    const run = (command: string, args: string[]) =>
      execFileSync(command, args, { cwd: tree, stdio: 'inherit' });
    run('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile', '--silent']);
    run(process.execPath, ['bench/run.ts', '--json', file, ...parts.flatMap((part) => ['--only', part])]);
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    git('worktree', 'remove', '--force', tree);
    await rm(folder, { recursive: true, force: true });
  }
}
