import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, portalReplies, type StreamingClient, withStreams } from '@parley/api';
import { UNAVAILABLE } from '@parley/model';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { kill, type ServerProcess, signIn, startProcess } from '../testing/serverProcess.ts';
import { freePorts, messageWith, PATIENCE, readAll, refusalOf } from '../testing/testServer.ts';

const MEGABYTE = 1024 ** 2;
/** Of a file that is uploaded, in bytes. */
const LARGE = 6 * MEGABYTE;
/** A segment of the database's log still fits in, files of tables that are larger do not. */
const NO_TABLES = 16 * MEGABYTE;
/** Nothing is written at all. */
const NOTHING = 64 * 1024;
/** An assistant of the demo that has no other files. */
const ASSISTANT = 'a55150a0-0000-4000-8000-000000000003';

let folder: string;
let environment: Record<string, string>;
let server: ServerProcess;
let origin: string;
let admin: StreamingClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-full-'));
  const [portal, identity, hostPage] = await freePorts(3);
  const ports = { PORT: `${portal}`, IDENTITY_PORT: `${identity}`, HOST_PAGE_PORT: `${hostPage}` };
  environment = { PARLEY_DATA: folder, LOG_LEVEL: 'error', ...ports };
  origin = `http://localhost:${portal}`;
  server = startProcess(environment);
  await server.ready;
  const headers = await signIn(origin, 'admin@acme.test');
  admin = withStreams(
    createClient({ baseUrl: origin, credentials: async () => headers, replies: portalReplies }),
  );
});
afterAll(async () => {
  await kill(server);
  await rm(folder, { recursive: true });
});

/** How large a file of the running server may become, in bytes: what is beyond fails to be written. */
function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', `${server.child.pid}`, `--fsize=${bytes}:unlimited`]);
}

const statusOf = async (path: string) => (await fetch(origin + path)).status;

/** What no compression makes small, and nobody reads for long. */
const fileOf = (bytes: number) => new File(['%PDF-1.7\n', randomBytes(bytes)], 'damaged.pdf');

async function upload(bytes: number): Promise<string> {
  const dataFileGuid = randomUUID();
  await admin.call('uploadDataFile', { assistantGuid: ASSISTANT, dataFileGuid, file: fileOf(bytes) });
  return dataFileGuid;
}

/** Ids of the files and texts of the questions that the server has. */
async function kept() {
  const { dataFiles } = await admin.call('getDataFiles', { assistantGuid: ASSISTANT });
  const { threads } = await admin.call('getThreads', { assistantGuid: HOST_PAGE_ASSISTANT });
  const { name } = await admin.call('getUserSettings');
  return {
    files: dataFiles.map(({ dataFileGuid }) => dataFileGuid),
    threads: threads.map(({ id }) => id),
    name,
  };
}

async function ask(): Promise<string> {
  const message = { ...messageWith('How long does delivery take?'), assistantGuid: HOST_PAGE_ASSISTANT };
  await readAll(admin.stream('sendMessage', message));
  return message.threadId;
}

test('CMD-7: on a full disk nothing acknowledged is lost, and all goes on once there is room', async () => {
  const before = await ask();
  const files = [await upload(100_000)];

  // Tables cannot grow: what does not fit is refused, and the rest goes on.
  limitFiles(NO_TABLES);
  let refused: unknown;
  while (!refused && files.length < 5) {
    const uploading = upload(LARGE);
    await uploading.then(
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
  limitFiles(NOTHING);
  for (const text of ['Nothing', 'Nothing more']) {
    const refusal = await refusalOf(admin.call('updateProfile', { name: text }));
    expect(refusal).toMatchObject({ status: 503, code: UNAVAILABLE, retryAfter: expect.any(Number) });
  }
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);

  limitFiles('unlimited');
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: PATIENCE });
  files.push(await upload(100_000));
  const acknowledged = {
    files: expect.arrayContaining(files),
    threads: expect.arrayContaining([before, during]),
    name: 'Acme Full',
  };
  expect(await kept()).toEqual(acknowledged);

  await kill(server);
  server = startProcess(environment);
  await server.ready;
  expect(await kept()).toEqual(acknowledged);
  const largest = await admin.download('downloadDataFile', { dataFileGuid: files[1] ?? '' });
  expect(largest.content.size).toBeGreaterThan(LARGE);
});
