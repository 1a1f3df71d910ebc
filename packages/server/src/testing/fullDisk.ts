import { randomBytes, randomUUID } from 'node:crypto';
import type { StreamingClient } from '@parley/api';
import { UNAVAILABLE } from '@parley/model';
import { expect, vi } from 'vitest';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { PATIENCE } from './inPatience.ts';
import { messageWith, readAll, refusalOf } from './testServer.ts';

const MEGABYTE = 1024 ** 2;
/** Of a file that is uploaded, in bytes. */
const LARGE = 6 * MEGABYTE;
/** A segment of the database's log still fits in, files of tables that are larger do not. */
const NO_TABLES = 16 * MEGABYTE;
/** Nothing is written at all. */
const NOTHING = 64 * 1024;
/** An assistant of the demo that has no other files. */
const ASSISTANT = 'a55150a0-0000-4000-8000-000000000003';

/** A server whose database runs out of room. */
export interface FullDisk {
  /** A caller who asks the database for nothing itself. */
  admin: StreamingClient;
  origin: string;
  /** How large a file of the database may become, in bytes. */
  limitFiles(bytes: number): void | Promise<void>;
  /** Gives the database room again, and starts it where nothing else does. */
  heal(): void | Promise<void>;
}

/**
 * Fills the disk of a database until tables cannot grow, then until nothing can be written, and makes room:
 * what does not fit is refused, what was acknowledged stays, and all goes on by itself (CMD-7).
 * @returns a check that all that was acknowledged is there
 */
export async function fillDisk({ admin, origin, limitFiles, heal }: FullDisk): Promise<() => Promise<void>> {
  const statusOf = async (path: string) => (await fetch(origin + path)).status;

  async function upload(bytes: number): Promise<string> {
    const dataFileGuid = randomUUID();
    // What no compression makes small, and nobody reads for long.
    const file = new File(['%PDF-1.7\n', randomBytes(bytes)], 'damaged.pdf');
    await admin.call('uploadDataFile', { assistantGuid: ASSISTANT, dataFileGuid, file });
    return dataFileGuid;
  }

  async function ask(): Promise<string> {
    const message = { ...messageWith('How long does delivery take?'), assistantGuid: HOST_PAGE_ASSISTANT };
    await readAll(admin.stream('sendMessage', message));
    return message.threadId;
  }

  const before = await ask();
  const files = [await upload(100_000)];

  // Tables cannot grow: what does not fit is refused, and the rest goes on.
  await limitFiles(NO_TABLES);
  let refused: unknown;
  while (!refused && files.length < 5) {
    await upload(LARGE).then(
      (file) => files.push(file),
      (cause) => {
        refused = cause;
      },
    );
  }
  expect(refused).toMatchObject({ status: 503, code: UNAVAILABLE, retryAfter: expect.any(Number) });
  await admin.call('updateProfile', { name: 'Acme Full' });
  const during = await ask();

  // The log cannot be written: the database breaks down, and the server does not.
  await limitFiles(NOTHING);
  for (const name of ['Nothing', 'Nothing more']) {
    const refusal = await refusalOf(admin.call('updateProfile', { name }));
    expect(refusal).toMatchObject({ status: 503, code: UNAVAILABLE, retryAfter: expect.any(Number) });
  }
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);

  await heal();
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: PATIENCE });
  files.push(await upload(100_000));

  return async () => {
    const { dataFiles } = await admin.call('getDataFiles', { assistantGuid: ASSISTANT });
    expect(dataFiles.map(({ dataFileGuid }) => dataFileGuid)).toEqual(expect.arrayContaining(files));
    const { threads } = await admin.call('getThreads', { assistantGuid: HOST_PAGE_ASSISTANT });
    expect(threads.map(({ id }) => id)).toEqual(expect.arrayContaining([before, during]));
    expect((await admin.call('getUserSettings')).name).toBe('Acme Full');
    const largest = await admin.download('downloadDataFile', { dataFileGuid: files[1] ?? '' });
    expect(largest.content.size).toBeGreaterThan(LARGE);
    await ask();
  };
}
