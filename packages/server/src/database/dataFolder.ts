import { chmod, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { errorCode, StartError } from '../startError.ts';

const LOCK_FILE = 'parley.lock';
/** What is in the folder is its owner's alone to read. */
const OWNER_ONLY = 0o700;

/**
 * Makes the data folder, if need be, and locks it for this process: only one process may open the embedded
 * database. The operating system keeps the lock, across containers too, and drops it with the process however
 * that ends: the number in the file only tells people who holds it. The file stays, or a new one could be
 * locked beside it.
 * @returns a function that releases the folder.
 * @throws {StartError} if it cannot be written, or another running process holds it.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
    await chmod(folder, OWNER_ONLY);
    const file = await open(join(folder, LOCK_FILE), 'a+', 0o600);
    if (!tryLock(file.fd)) {
      const holder = await file.readFile('utf8');
      await file.close();
      throw new StartError(
        `The data folder ${folder} is in use by a running Parley (process ${holder}). Stop that one, or set PARLEY_DATA to another folder.`,
      );
    }
    await file.truncate();
    await file.write(String(process.pid));
    return () => file.close();
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(
      `The data folder ${folder} cannot be written (${errorCode(cause)}). Make it writable, or set PARLEY_DATA to another folder.`,
    );
  }
}
