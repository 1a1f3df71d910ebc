import { findInstalledPostgres, startPostgres } from '@parley/server/testing/postgres';
import { runScript } from './process.ts';

// Runs the tests of embeddings over a PostgreSQL of this machine with pgvector, instead of the embedded
// database. No package of npm brings one, so that `pnpm test` cannot; where the machine has none this fails.
const postgres = await startPostgres(await findInstalledPostgres('vector'));
process.env.PARLEY_TEST_DATABASE_URL = postgres.url;
try {
  const tests = ['run', '--project', 'server', 'packages/server/src/answers/embeddings.test.ts'];
  const { ok } = await runScript('node_modules/vitest/vitest.mjs', tests, { live: true });
  if (!ok) process.exitCode = 1;
} finally {
  await postgres.close();
}
