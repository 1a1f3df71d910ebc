import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { root } from '../scripts/inputs.ts';

/** Ports of the measured server, beside those of a developer's and of the journeys'. */
export const ports = { portal: 4300, identity: 4301, hostPage: 4302 };

export interface Running {
  child: ChildProcess;
  /** Milliseconds from its start until it said that it is ready. */
  readyAfter: number;
  stop(): Promise<void>;
}

/** Runs what `pnpm start` runs, on `dataFolder`, and waits for its 'Parley is ready'. */
export function startParley(dataFolder: string): Promise<Running> {
  return startNode([join(root, 'scripts/start.js')], 'Parley is ready', {
    PARLEY_DATA: dataFolder,
    PORT: `${ports.portal}`,
    IDENTITY_PORT: `${ports.identity}`,
    HOST_PAGE_PORT: `${ports.hostPage}`,
  });
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

/** Serves a folder of built pages on a free port, compressed beforehand as the measured server's are. */
export async function serveFolder(folder: string) {
  const bodies = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    bodies.set(path, brotliCompressSync(await readFile(path), quality));
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const body = bodies.get(join(folder, path));
    response.writeHead(body ? 200 : 404, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      ...(body && { 'content-encoding': 'br' }),
    });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
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
