import { PGlite } from '@electric-sql/pglite';

// Makes an empty database in the folder that is named, and ends: what that takes, some 130 MB, stays with a
// process as long as it lives.
try {
  const client = new PGlite(process.argv[2]);
  await client.waitReady;
  await client.close();
} catch (cause) {
  process.stderr.write(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}
