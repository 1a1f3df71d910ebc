import { PGlite } from '@electric-sql/pglite';
import { systemClock } from '../clock.ts';
import { seed } from '../seed/seed.ts';
import { migrated } from './database.ts';

// Makes the database in the folder that is named, with the demo where the next word says so, and ends: what
// that takes, some 300 MB, stays with a process as long as it lives.
const [path, demo] = process.argv.slice(2);
try {
  const database = await migrated(new PGlite(path));
  if (demo) await seed(database, systemClock);
  await database.close();
} catch (cause) {
  process.stderr.write(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}
