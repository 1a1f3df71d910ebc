// Run by a test as a process of its own, to be killed: indexes the PDF of its standard input in a data folder
// and writes a line once it has begun. Arguments: the folder, the assistant, the file's id.
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../database/database.ts';
import { dataFiles } from '../database/schema.ts';
import { createDataFiles } from '../dataFiles/dataFiles.ts';
import { startDataFileQueue } from '../dataFiles/queue.ts';
import { seed } from '../seed/seed.ts';

const [folder = '', assistantId = '', id = ''] = process.argv.slice(2);
const database = await openDatabase({ folder });
await seed(database, systemClock);
const queue = startDataFileQueue(database, systemClock);
const files = createDataFiles(database, systemClock, queue.wake);
await files.add(assistantId, id, { name: 'slow.pdf', bytes: await buffer(process.stdin) });
for (;;) {
  const [row] = await database.db.select().from(dataFiles).where(eq(dataFiles.id, id));
  if (row?.status === 'indexing') break;
  await wait(10);
}
process.stdout.write('indexing\n');
