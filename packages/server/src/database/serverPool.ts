import pg from 'pg';
import { log } from '../operation/log.ts';

/** Until a connection is made, in ms. */
const CONNECT_MS = 2000;
/** Until one is free, in ms: as long as a call waits for its reply at most, so that many at once all come. */
const FREE_MS = 8000;
/** A query that takes longer, in ms, is given up, by the server too. */
const QUERY_MS = 7000;

type WithClient = (
  cause: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A connection that is not made in time is given up, however long others wait for a free one. */
class ServerClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super({ ...options, connectionTimeoutMillis: CONNECT_MS });
  }
}

/**
 * Connections to a PostgreSQL server that may stop, freeze or become slow: none is waited for longer than
 * `CONNECT_MS`, no query longer than `QUERY_MS`, and a connection that did not answer in time is never used
 * again. Whoever finds all of them in use waits in a queue.
 */
export class ServerPool extends pg.Pool {
  constructor(url: string) {
    super({
      connectionString: url,
      connectionTimeoutMillis: FREE_MS,
      Client: ServerClient,
      query_timeout: QUERY_MS,
      statement_timeout: QUERY_MS,
      keepAlive: true,
    });
    // The server may drop an idle connection at any time; the pool makes a new one for the next query.
    this.on('error', (err) => log.warn({ err }, 'database connection lost'));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: WithClient): void;
  override connect(callback?: WithClient): Promise<pg.PoolClient> | undefined {
    // The pool's own `query` comes with a callback, and drops a connection that failed by itself.
    if (!callback) return super.connect().then(droppedOnFailure);
    super.connect(callback);
    return undefined;
  }
}

/**
 * Takes a connection out of the pool as soon as it is lost, or a query of it gets no answer: whoever holds it
 * may never give it back, as a transaction that could not begin. The pool itself listens only to idle ones,
 * and a loss that nobody hears of ends the process.
 */
function droppedOnFailure(client: pg.PoolClient): pg.PoolClient {
  const query = client.query;
  const release = client.release;
  let isReleased = false;
  const lost = (cause: Error) => client.release(cause);
  client.on('error', lost);
  client.release = (cause) => {
    if (isReleased) return;
    isReleased = true;
    client.off('error', lost);
    client.query = query;
    release.call(client, cause);
  };
  client.query = ((...words: unknown[]) => {
    const asked: unknown = Reflect.apply(query, client, words);
    if (asked instanceof Promise) {
      asked.catch((cause: Error) => {
        if (!('severity' in cause)) client.release(cause);
      });
    }
    return asked;
  }) as typeof client.query;
  return client;
}
