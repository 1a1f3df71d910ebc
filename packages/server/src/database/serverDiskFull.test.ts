import { createClient, portalReplies, type StreamingClient, withStreams } from '@parley/api';
import { afterAll, beforeAll, test } from 'vitest';
import { fillDisk } from '../testing/fullDisk.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { openDatabase } from './database.ts';

let postgres: TestPostgres;
let server: TestServer;
let admin: StreamingClient;

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ database: await openDatabase({ url: postgres.url }) });
  const headers = await server.headersOf('admin@acme.test');
  const credentials = async () => headers;
  admin = withStreams(createClient({ baseUrl: server.address, credentials, replies: portalReplies }));
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

test('CMD-7: on a full disk of a PostgreSQL server nothing acknowledged is lost, and all goes on', async () => {
  const checkKept = await fillDisk({
    ...{ admin, origin: server.address, limitFiles: postgres.limitFiles },
    // Whoever keeps PostgreSQL running starts it again once there is room.
    heal: postgres.restart,
  });
  await checkKept();
});
