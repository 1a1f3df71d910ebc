import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/inputs.ts';
import { certificate } from './front.ts';
import type { Row } from './report.ts';
import { origins } from './servers.ts';

/** Points from which the HTTP Observatory calls a site A+. */
const A_PLUS = 100;

/** Where the portal sends whoever signs in. */
const authorization = new URLSearchParams({
  ...{ client_id: 'parley-portal', response_type: 'code', scope: 'openid', redirect_uri: origins.portal },
  ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
});

/** What the scanner replies: points beyond 100 are extra credit. */
interface Scanned {
  score: number;
  grade: string;
  /** Names of the tests that did not pass. */
  failed: string[];
}

/**
 * The scanner's own command takes no port, so that its parts are put together as it does (`scan`). Its list
 * of preloaded names, which it fetches from the network when it is installed, is empty here.
 */
const program = `
  import { existsSync, writeFileSync } from 'node:fs';
  const base = './node_modules/@mdn/mdn-http-observatory';
  if (!existsSync(base + '/conf/hsts-preload.json')) writeFileSync(base + '/conf/hsts-preload.json', '{}');
  const load = (path) => import(process.cwd() + '/' + base + '/src/' + path);
  const { retrieve } = await load('retriever/retriever.js');
  const { ALL_TESTS } = await load('constants.js');
  const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');
  const [httpsPort, httpPort, path] = process.argv.slice(1);
  const found = await retrieve('localhost', { httpsPort, httpPort, path });
  const results = ALL_TESTS.map((test) => test(found));
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const sum = (numbers) => numbers.reduce((total, each) => total + each, 100);
  const plain = sum(modifiers.filter((each) => each < 0));
  const score = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : plain;
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  console.log(JSON.stringify({ ...getGradeForScore(score), failed }));
  process.exit();`;

/** Leads plain HTTP to the same path over TLS, as the proxy of a deployment does. */
async function openRedirect(to: string): Promise<{ port: number; close(): void }> {
  const server = createServer(({ url }, response) =>
    response.writeHead(301, { location: new URL(url ?? '/', to).href }).end(),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** Scans one page as the Observatory does, with its certificate taken for a proper one. */
async function scan(address: string, trusted: string): Promise<Scanned> {
  const { origin, port, pathname, search } = new URL(address);
  const plain = await openRedirect(origin);
  try {
    const child = spawn(process.execPath, ['-e', program, port, `${plain.port}`, pathname + search], {
      cwd: join(root, 'bench/peers'),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted },
    });
    let printed = '';
    for await (const chunk of child.stdout) printed += chunk;
    return JSON.parse(printed);
  } finally {
    plain.close();
  }
}

/**
 * Points that the HTTP Observatory gives each kind of page that has headers of its own (T8), over TLS; 100
 * and more are an A+.
 * @param assistant whose chat is framed
 */
export async function* observatoryRows(assistant: string): AsyncGenerator<Row> {
  const pages = {
    portal: origins.portal,
    'sign-in': `${origins.identity}/authorize?${authorization}`,
    'widget frame': `${origins.portal}/widget-chat/${assistant}`,
  };
  const folder = await mkdtemp(join(tmpdir(), 'parley-observatory-'));
  const trusted = join(folder, 'certificate.pem');
  await writeFile(trusted, certificate.cert);
  try {
    for (const [name, address] of Object.entries(pages)) {
      const { score, grade, failed } = await scan(address, trusted);
      const what = [`HTTP Observatory, ${name}: ${grade}`, ...failed].join(', ');
      yield { what, unit: 'points', ours: score, goal: A_PLUS, isFloor: true, runs: 1 };
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
