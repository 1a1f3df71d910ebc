import { access, chmod, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { errorCode, StartError } from '../startError.ts';

const LOCK_FILE = 'parley.lock';
/** What is in the folder is its owner's alone to read. */
const OWNER_ONLY = 0o700;

/**
 * Makes a folder and those above it. Node's own `recursive` never ends where an existing folder takes none,
 * such as `/proc`.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: OWNER_ONLY });
  } catch (cause) {
    if (errorCode(cause) === 'EEXIST') return;
    const above = dirname(folder);
    const isAboveMissing = await access(above).then(
      () => false,
      (why) => errorCode(why) === 'ENOENT',
    );
    if (!isAboveMissing) throw cause;
    await makeFolder(above);
    await mkdir(folder, { mode: OWNER_ONLY });
  }
}

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
    await makeFolder(folder);
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
