import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * How it is: `frozen` passes nothing on, `slow` everything late and in small pieces, `cut` has no connections
 * and makes none.
 */
type NetworkState = 'open' | 'frozen' | 'slow' | 'cut';

/** A slow one keeps each piece for so long, in ms. */
const LATE_MS = 400;
/** So many bytes of it pass at once. */
const PIECE_BYTES = 512;

/** A network between a server and its database, which a test can break. */
export interface TestNetwork {
  /** Where the database is reached through it. */
  port: number;
  set(next: NetworkState): void;
  close(): Promise<void>;
}

/** @param target port of the database on this machine. */
export async function openNetwork(target: number): Promise<TestNetwork> {
  const sockets = new Set<Socket>();
  let state: NetworkState = 'open';

  /** Passes on what waits, a piece at a time; the rest waits for as long again. */
  function passOn(from: Socket, to: Socket): void {
    const waiting: Buffer[] = [];
    let timer: NodeJS.Timeout | undefined;
    const pass = () => {
      timer = undefined;
      const all = Buffer.concat(waiting.splice(0));
      const size = state === 'slow' ? PIECE_BYTES : all.length;
      to.write(all.subarray(0, size));
      if (all.length > size) {
        waiting.push(all.subarray(size));
        timer = setTimeout(pass, LATE_MS);
      }
    };
    from.on('data', (data) => {
      waiting.push(data);
      if (state === 'slow') timer ??= setTimeout(pass, LATE_MS);
      else if (!timer) pass();
    });
    from.on('close', () => clearTimeout(timer));
  }

  const listener = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      passOn(from, to);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (state === 'frozen') from.pause();
    }
  });
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    set(next) {
      state = next;
      for (const socket of sockets) {
        if (next === 'cut') socket.destroy();
        else if (next === 'frozen') socket.pause();
        else socket.resume();
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await once(listener.close(), 'close');
    },
  };
}
