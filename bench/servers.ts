import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePorts } from '@parley/server/testing/freePorts';
import { build } from 'vite';
import { root } from '../scripts/inputs.ts';
import { openFront, serveSecurely } from './front.ts';

const [portal = 0, identity = 0, hostPage = 0, bare = 0, ...fronts] = await freePorts(7);
const [portalFront = 0, identityFront = 0, hostPageFront = 0] = fronts;

/** Ports of the measured server, and of a bare one beside it. */
export const ports = { portal, identity, hostPage, bare };

/** Where browsers find the measured server: over HTTP/2. */
export const origins = {
  portal: `https://localhost:${portalFront}`,
  identity: `https://localhost:${identityFront}`,
  hostPage: `https://localhost:${hostPageFront}`,
};

const environment = (dataFolder: string) => ({
  PARLEY_DATA: dataFolder,
  PORT: `${ports.portal}`,
  IDENTITY_PORT: `${ports.identity}`,
  HOST_PAGE_PORT: `${ports.hostPage}`,
});

export interface Running {
  child: ChildProcess;
  /** Milliseconds from its start until it said that it is ready. */
  readyAfter: number;
  stop(): Promise<void>;
}

/** Runs what `pnpm start` runs, on `dataFolder`, and waits for its 'Parley is ready'. */
export function startParley(dataFolder: string): Promise<Running> {
  return startNode([join(root, 'scripts/start.js')], 'Parley is ready', environment(dataFolder));
}

/** Starts the server with the demo as it is where a proxy with HTTP/2 stands in front of it. */
export async function startBehindFront(dataFolder: string): Promise<Running> {
  // A server with public addresses refuses the demo, so they are given to it here.
  const program = `
    import { readConfig, startServer } from './src/index.ts';
    const [origin, signIn] = process.argv.slice(1);
    const config = readConfig(process.env);
    const identity = { ...config.identity, issuer: signIn + '/' };
    const server = await startServer({ ...config, origin, identity });
    process.once('SIGTERM', () => server.close().then(() => process.exit()));
    console.log('ready');`;
  const running = await startNode(['-e', program, origins.portal, origins.identity], 'ready', {
    ...environment(dataFolder),
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const opened = await Promise.all([
    openFront(ports.portal, portalFront),
    openFront(ports.identity, identityFront),
    openFront(ports.hostPage, hostPageFront),
  ]);
  return {
    ...running,
    async stop() {
      await Promise.all(opened.map((front) => front.close()));
      await running.stop();
    },
  };
}

/** Opens the database that `startParley` left in `dataFolder`, and does nothing more. */
export function startBareDatabase(dataFolder: string): Promise<Running> {
  const program = `
    import { PGlite } from '@electric-sql/pglite';
    const database = new PGlite(process.argv[1]);
    await database.query('select 1');
    process.once('SIGTERM', () => database.close().then(() => process.exit()));
    setInterval(() => undefined, 1000);
    console.log('ready');`;
  return startNode(['-e', program, join(dataFolder, 'database')], 'ready', {});
}

/** Runs Node in the server's package until `said` was printed. */
export async function startNode(
  words: string[],
  said: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: join(root, 'packages/server'),
    env: { ...process.env, ...environment },
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.includes(said)) break;
  }
  if (!printed.includes(said)) throw new Error(`The server ended before it was ready:\n${printed}`);
  return {
    child,
    readyAfter: performance.now() - began,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Resident memory of a process, in MB. */
export async function memoryOf(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a folder of built pages over HTTP/2, compressed beforehand as the measured server's are. */
async function serveFolder(folder: string) {
  const bodies = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    bodies.set(path, brotliCompressSync(await readFile(path), quality));
  }
  return serveSecurely((request, response) => {
    const path = new URL(request.url, 'https://localhost').pathname;
    const body = bodies.get(join(folder, path));
    response.writeHead(body ? 200 : 404, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      ...(body && { 'content-encoding': 'br' }),
    });
    response.end(body ?? '');
  });
}

/**
 * Builds one page of `pages` (ours) or `peers` alone, so that it shares no file with another, and serves it.
 * @returns its address and the way to end that.
 */
export async function servePage(folder: 'pages' | 'peers', name: string) {
  const source = join(root, 'bench', folder);
  const outDir = join(source, 'dist', name);
  const { default: config } = await import(join(source, `vite.config.${folder === 'pages' ? 'ts' : 'js'}`));
  await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: {
      ...config.build,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: join(source, `${name}.html`) },
    },
  });
  const { origin, close } = await serveFolder(outDir);
  return { address: `${origin}/${name}.html`, close };
}
