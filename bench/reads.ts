import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { startPostgres } from '@parley/server/testing/postgres';
import { signIn } from '@parley/server/testing/process';
import { median, type Row } from './report.ts';
import { ports, startNode } from './servers.ts';

const RUNS = 3;
/** Calls under way at a time, and in a run. */
const AT_ONCE = 50;
const CALLS = 1000;
/** How many times as long as a bare handler of the same framework a read may take. */
const MOST_TIMES = { PGlite: 10, PostgreSQL: 3 };

/** Replies as `GetUserSettings` does, out of nothing. */
const bareProgram = `
  import { serve } from '@hono/node-server';
  import { Hono } from 'hono';
  const settings = { language: 'en', name: 'Ada Admin', email: 'admin@acme.test', avatarUrl: null,
    billingEmail: 'billing@acme.test', defaultLanguage: 'en', conversationDays: 90,
    organisationName: 'Acme', supportEmail: 'support@acme.test' };
  const app = new Hono().get('/', (c) => c.json(settings));
  serve({ fetch: app.fetch, port: ${ports.bare}, hostname: '127.0.0.1' }, () => console.log('ready'));`;

/** The server with the demo, over the database server whose address it is given, or over PGlite. */
const parleyProgram = `
  import { readConfig, startServer } from './src/index.ts';
  const url = process.argv[1];
  const config = readConfig(process.env);
  await startServer(url ? { ...config, database: { url } } : config);
  process.once('SIGTERM', () => process.exit());
  console.log('ready');`;

const startProgram = (program: string, words: string[] = [], environment: NodeJS.ProcessEnv = {}) =>
  startNode(['-e', program, ...words], 'ready', environment);

/** Milliseconds that 1,000 calls of an address take. */
async function timeOf(address: string, headers: Record<string, string> = {}): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = CALLS;
  const call = async () => {
    while (left > 0) {
      left -= 1;
      const [response] = (await once(get(address, { agent, headers }), 'response')) as [IncomingMessage];
      if (response.statusCode !== 200) throw new Error(`${address} replied with ${response.statusCode}.`);
      response.resume();
      await once(response, 'end');
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, call));
  agent.destroy();
  return ((performance.now() - began) / CALLS) * 1000;
}

/** Reads beside a bare handler: what the token's check, the user's rows and the database cost. */
export async function* readRows(dataFolder: string): AsyncGenerator<Row> {
  const postgres = await startPostgres();
  const bare = await startProgram(bareProgram);
  try {
    yield* rowsOver('PGlite', dataFolder);
    yield* rowsOver('PostgreSQL', dataFolder, postgres.url);
  } finally {
    await bare.stop();
    await postgres.close();
  }
}

async function* rowsOver(database: keyof typeof MOST_TIMES, dataFolder: string, url?: string) {
  const parley = await startProgram(parleyProgram, url ? [url] : [], {
    PARLEY_DATA: dataFolder,
    PORT: `${ports.portal}`,
    IDENTITY_PORT: `${ports.identity}`,
    HOST_PAGE_PORT: `${ports.hostPage}`,
  });
  try {
    const origin = `http://localhost:${ports.portal}`;
    const headers = await signIn(origin, 'admin@acme.test');
    const reads = {
      settings: '/api/User/GetUserSettings',
      'list of assistants': '/api/Assistant/GetAssistants',
    };
    for (const [name, path] of Object.entries(reads)) {
      const bareTimes: number[] = [];
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        bareTimes.push(await timeOf(`http://127.0.0.1:${ports.bare}/`));
        times.push(await timeOf(origin + path, headers));
      }
      const value = median(bareTimes);
      yield {
        ...{ what: `1,000 reads, ${name}, ${database}`, unit: 'ms', runs: RUNS },
        ...{ ours: median(times), peer: { name: 'bare Hono', value } },
        goal: Math.round(value * MOST_TIMES[database]),
      } satisfies Row;
    }
  } finally {
    await parley.stop();
  }
}
