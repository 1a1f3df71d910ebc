import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, StartError } from '../startError.ts';

const LOCK_FILE = 'parley.lock';

/**
 * Makes the data folder, if need be, and locks it for this process: only one process may open the embedded
 * database.
 * @returns a function that releases the folder.
 * @throws {StartError} if it cannot be written, or another running process holds it.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, LOCK_FILE);
  try {
    await mkdir(folder, { recursive: true });
    for (;;) {
      if (await createLock(lock)) return () => rm(lock, { force: true });
      const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
      if (isRunning(holder)) {
        throw new StartError(
          `The data folder ${folder} is in use by a running Parley (process ${holder}). Stop that one, or set PARLEY_DATA to another folder.`,
        );
      }
      await rm(lock, { force: true });
    }
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(
      `The data folder ${folder} cannot be written (${errorCode(cause)}). Make it writable, or set PARLEY_DATA to another folder.`,
    );
  }
}

/** A link is created atomically, so that nobody reads a lock file without its owner. */
async function createLock(path: string): Promise<boolean> {
  const own = `${path}.${process.pid}`;
  await writeFile(own, String(process.pid), { mode: 0o600 });
  try {
    await link(own, path);
    return true;
  } catch (cause) {
    if (errorCode(cause) === 'EEXIST') return false;
    throw cause;
  } finally {
    await rm(own, { force: true });
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return errorCode(cause) === 'EPERM';
  }
}
