import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoOrganisations } from '../seed/demo.ts';
import { StartError } from '../startError.ts';
import { openDatabase } from './database.ts';
import { lockDataFolder } from './dataFolder.ts';
import { organisations, rateLimits } from './schema.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-database-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('CMD-4: keeps its data, and begins anew what an interrupted first start left unfinished', async () => {
  await mkdir(join(folder, 'database.unfinished'));
  await writeFile(join(folder, 'database.unfinished', 'PG_VERSION'), 'half');
  const first = await openDatabase({ folder });
  const row = { key: 'a', windowEndsAt: new Date('2026-05-12T10:00:00Z'), count: 1 };
  await first.db.insert(rateLimits).values(row);
  await first.close();
  expect((await readdir(folder)).sort()).toEqual(['database', 'parley.lock']);
  const second = await openDatabase({ folder });
  expect(await second.db.select().from(rateLimits)).toEqual([row]);
  await second.close();
});

test('CMD-1: a folder that is made for the demo holds it, and one that is not holds nothing', async () => {
  for (const demo of [true, false]) {
    const database = await openDatabase({ folder: join(folder, String(demo)) }, { demo });
    expect(await database.db.$count(organisations)).toBe(demo ? demoOrganisations.length : 0);
    await database.close();
  }
});

test('CMD-4: a data folder is held by one at a time, whatever number stands in its lock, and is private', async () => {
  await chmod(folder, 0o755);
  const lock = join(folder, 'parley.lock');
  // Process 1 runs on every machine: the number of a process that ended may be another's by now.
  await writeFile(lock, '1');
  const unlock = await lockDataFolder(folder);
  expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await expect(lockDataFolder(folder)).rejects.toThrow(StartError);
  await unlock();
  await (await lockDataFolder(folder))();
});

test('CMD-1: a data folder in a place that takes none is refused at once', async () => {
  await expect(lockDataFolder('/proc/parley/data')).rejects.toThrow(
    /cannot be written \(\w+\)\. .*PARLEY_DATA/,
  );
  const deep = join(folder, 'not', 'yet', 'there');
  await (await lockDataFolder(deep))();
  expect((await stat(join(folder, 'not'))).mode & 0o777).toBe(0o700);
});

test('CMD-4: a data folder is free again once its process was killed', async () => {
  const module = new URL('dataFolder.ts', import.meta.url).href;
  const script = `const { lockDataFolder } = await import('${module}');
    await lockDataFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script, folder]);
  await once(holder.stdout, 'data');
  await expect(lockDataFolder(folder)).rejects.toThrow(`process ${holder.pid}`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (await lockDataFolder(folder))();
});

test.each([
  ['28P01', /refuses this user or password \(28P01\)\. Correct them/],
  ['3D000', /has no database 'parley' \(3D000\)\. Create it/],
  ['42501', /lacks rights in the database 'parley' \(42501\)\. Make the user its owner/],
])('CMD-1: a server that refuses with %s is said to, with what to do', async (code, words) => {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const opening = openDatabase({ url: `postgres://me:secret@127.0.0.1:${port}/parley` });
  await expect(opening).rejects.toThrow(words);
  await expect(opening).rejects.not.toThrow('secret');
  await once(server.close(), 'close');
});

test('CMD-1: a user who may not make tables is told so', async () => {
  const pglite = await PGlite.create();
  await pglite.exec('create role weak; set role weak');
  const server = new PGLiteSocketServer({ db: pglite, port: 0 });
  await server.start();
  const opening = openDatabase({ url: `postgres://weak:secret@${server.getServerConn()}/parley` });
  await expect(opening).rejects.toThrow(/lacks rights in the database 'parley' \(42501\)/);
  await server.stop();
  await pglite.close();
});
