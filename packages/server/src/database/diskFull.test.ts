import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, portalReplies, type StreamingClient, withStreams } from '@parley/api';
import { afterAll, beforeAll, test } from 'vitest';
import { freePorts } from '../testing/freePorts.ts';
import { fillDisk } from '../testing/fullDisk.ts';
import { kill, type ServerProcess, signIn, startProcess } from '../testing/serverProcess.ts';

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

test('CMD-7: on a full disk nothing acknowledged is lost, and all goes on once there is room', async () => {
  const checkKept = await fillDisk({ admin, origin, limitFiles, heal: () => limitFiles('unlimited') });
  await checkKept();

  await kill(server);
  server = startProcess(environment);
  await server.ready;
  await checkKept();
});
