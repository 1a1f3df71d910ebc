import { EventEmitter } from 'node:events';
import pg from 'pg';
import { log } from '../operation/log.ts';

/**
 * What the processes over one database tell each other: that something changed, by a name, never what. A
 * signal may be lost, so whoever waits for one also looks by itself now and then.
 */
export interface Signals {
  /** Tells every process, this one too. It never fails. */
  tell(name: string): void;
  /** Calls back at each signal of a name, and when some may have been lost. @returns what ends it */
  on(name: string, heard: () => void): () => void;
  close(): Promise<void>;
}

/** The one channel of the database server. */
const CHANNEL = 'parley';
/** Signals of so many ms go out together: a server orders all notifications one after the other. */
const TOGETHER_MS = 20;
/** The longest payload that a server takes is 8000 bytes. */
const MOST_TOGETHER = 100;
/** Until a lost connection is made again, in ms. */
const AGAIN_MS = 1000;
const CONNECT_TIMEOUT_MS = 5000;

/** Signals within one process: the embedded database has no other. */
export function createLocalSignals(): Signals {
  const { emit, on } = createEmitter();
  return { tell: emit, on, close: async () => undefined };
}

/**
 * Signals by LISTEN and NOTIFY, over a connection of their own that is made again when it is lost.
 * @param url of the PostgreSQL server.
 */
export function createServerSignals(url: string): Signals {
  const { emit, emitAll, on } = createEmitter();
  const waiting = new Set<string>();
  let client: pg.Client | undefined;
  let sending: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    let isLost = false;
    const lost = (err?: Error) => {
      if (isLost || isClosed) return;
      isLost = true;
      if (err) log.warn({ err }, 'the connection for signals was lost');
      client = undefined;
      void next.end().catch(() => undefined);
      again = setTimeout(() => {
        connecting = connect();
      }, AGAIN_MS);
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ payload = '' }) => {
      for (const name of payload.split(' ')) emit(name);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      if (isClosed) return await next.end();
      client = next;
      // Nobody knows what was told meanwhile.
      emitAll();
    } catch (cause) {
      lost(cause as Error);
    }
  }

  async function send(): Promise<void> {
    while (waiting.size > 0) {
      const names = [...waiting].slice(0, MOST_TOGETHER);
      for (const name of names) waiting.delete(name);
      // What cannot be told is found by those who look by themselves.
      await client?.query('select pg_notify($1, $2)', [CHANNEL, names.join(' ')]).catch(() => undefined);
    }
    sending = undefined;
  }

  let connecting = connect();
  return {
    tell(name) {
      waiting.add(name);
      sending ??= setTimeout(() => void send(), TOGETHER_MS);
    },
    on,
    async close() {
      isClosed = true;
      clearTimeout(sending);
      clearTimeout(again);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}

function createEmitter() {
  const emitter = new EventEmitter().setMaxListeners(0);
  const names = () => emitter.eventNames() as string[];
  return {
    emit: (name: string) => void emitter.emit(name),
    emitAll: () => names().forEach((name) => void emitter.emit(name)),
    on(name: string, heard: () => void) {
      emitter.on(name, heard);
      return () => void emitter.off(name, heard);
    },
  };
}
