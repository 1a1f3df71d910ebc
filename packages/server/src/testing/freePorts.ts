import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports are taken from here, below those that systems give to outgoing connections (from 32768 on Linux): one
 * of those may be taken again before the server that is to have it has started.
 */
const PORTS = { first: 11_000, count: 20_000 };
/** So many are tried by one process before it comes to those of another that was started with it. */
const PORTS_OF_PROCESS = 40;

let tried = process.pid * PORTS_OF_PROCESS;

/** @returns whether nobody listens on a port of this machine. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}

/** Ports of this machine that nobody uses at the moment, all different; for tests, journeys and the bench. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = PORTS.first + (tried++ % PORTS.count);
    if (await isFree(port)) ports.push(port);
  }
  return ports;
}
