import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { NOW } from './databaseClock.ts';
import { createPassageSource } from './passageSource.ts';
import { dataFiles } from './schema.ts';

test('CH-3: assistants whose many files came lately are named, others are not', async () => {
  const database = await openTestDatabase({ demo: true });
  onTestFinished(database.close);
  const source = createPassageSource(database);
  const bytes = (await source.filesOf(HOST_PAGE_ASSISTANT)).reduce((sum, file) => sum + file.bytes, 0);
  expect(await source.grownBeyond(0)).toEqual([]);
  const [first] = await source.filesOf(HOST_PAGE_ASSISTANT);
  await database.db
    .update(dataFiles)
    .set({ updatedAt: NOW })
    .where(eq(dataFiles.id, first?.guid ?? ''));
  expect(await source.grownBeyond(bytes - 1)).toEqual([HOST_PAGE_ASSISTANT]);
  expect(await source.grownBeyond(bytes)).toEqual([]);
});
