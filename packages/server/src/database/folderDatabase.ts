import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { type Extensions, PGlite } from '@electric-sql/pglite';
import { log } from '../operation/log.ts';

/** The database's cache: an eighth of the usual, which saves memory and costs a small team no time. */
const SHARED_BUFFERS = 'shared_buffers=16MB';
/** How often a database that broke down is tried again, in ms. */
const AGAIN_MS = 2000;
/** What an opening must be able to write: a segment of the database's log, in bytes. */
const ROOM_BYTES = 16 * 1024 ** 2;

/** PostgreSQL's code of a server that recovers from a crash. */
const RECOVERING = '57P03';

/** One opening of the folder. After a panic it must not be asked again: it would keep the thread for ever. */
class Opening extends PGlite {
  isBroken = false;

  override async execProtocolRaw(...words: Parameters<PGlite['execProtocolRaw']>): Promise<Uint8Array> {
    if (this.isBroken) throw recovering();
    return super.execProtocolRaw(...words);
  }

  override async execProtocolStream(...words: Parameters<PGlite['execProtocolStream']>) {
    try {
      return await super.execProtocolStream(...words);
    } catch (cause) {
      this.isBroken ||= cause instanceof Error && 'severity' in cause && cause.severity === 'PANIC';
      throw cause;
    }
  }
}

const recovering = () => Object.assign(new Error('The database recovers.'), { code: RECOVERING });

/**
 * The embedded database in a folder. It breaks down where its log cannot be written, as on a full disk, and
 * loses nothing that was committed: it is opened again until that succeeds, and refuses queries meanwhile.
 */
export class FolderDatabase implements Pick<PGlite, 'query' | 'exec' | 'transaction'> {
  readonly #path: string;
  readonly #open: () => Opening;
  #current: Opening;
  #reopening: Promise<void> | undefined;
  readonly #closing = new AbortController();

  constructor(path: string, extensions: Extensions) {
    this.#path = path;
    const startParams = [...PGlite.defaultStartParams, '-c', SHARED_BUFFERS];
    this.#open = () => new Opening(path, { extensions, startParams });
    this.#current = this.#open();
  }

  /** Resolves once it is open. @throws what keeps it from opening at first */
  get waitReady(): Promise<void> {
    return this.#current.waitReady;
  }

  query: PGlite['query'] = (...words) => this.#ask((client) => client.query(...words)) as never;
  exec: PGlite['exec'] = (...words) => this.#ask((client) => client.exec(...words));
  transaction: PGlite['transaction'] = (work) => this.#ask((client) => client.transaction(work));

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#reopening;
    if (!this.#current.isBroken) await this.#current.close();
  }

  async #ask<T>(work: (client: Opening) => Promise<T>): Promise<T> {
    const client = this.#current;
    if (client.isBroken) throw recovering();
    try {
      return await work(client);
    } finally {
      if (client.isBroken) this.#reopening ??= this.#reopen();
    }
  }

  async #reopen(): Promise<void> {
    log.error('the embedded database broke down, and is opened again');
    releaseFiles(this.#current);
    const { signal } = this.#closing;
    while (this.#current.isBroken) {
      await after(AGAIN_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) break;
      // An opening that fails for want of room costs memory that comes back late.
      if (!(await hasRoom(`${this.#path}.room`))) continue;
      const next = this.#open();
      this.#current = await next.waitReady.then(
        () => next,
        (err) => {
          log.warn({ err }, 'the embedded database cannot be opened yet');
          next.isBroken = true;
          releaseFiles(next);
          return next;
        },
      );
    }
    this.#reopening = undefined;
  }
}

async function hasRoom(path: string): Promise<boolean> {
  try {
    await writeFile(path, Buffer.alloc(ROOM_BYTES));
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true });
  }
}

/** What broke down never closes its files itself. */
function releaseFiles({ Module }: Opening): void {
  Module?.FS.quit();
}
