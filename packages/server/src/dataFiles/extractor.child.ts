import { Worker } from 'node:worker_threads';
import type { ExtractionOrder, ExtractionReport } from './extraction.types.ts';

/** How often CPU time and memory are checked: a library can inflate some tens of MB in this time. */
const LOOK_EVERY_MS = 20;
/** Share of the memory that objects may take; the rest is for bytes and the process itself. */
const HEAP_SHARE = 0.7;

// The thread reads the file; this one stays free to watch what that costs and to end with the server.
process.once('disconnect', () => process.exit());
process.once('message', ({ type, bytes, limits }: ExtractionOrder) => {
  const end = (report: ExtractionReport) => process.send?.(report, () => process.exit());
  const worker = new Worker(new URL('./extractor.worker.ts', import.meta.url), {
    workerData: { type, bytes },
    resourceLimits: { maxOldGenerationSizeMb: (HEAP_SHARE * limits.memory) / 1024 ** 2 },
  });
  worker.on('message', (report: ExtractionReport) => {
    if (report.kind === 'progress') process.send?.(report);
    else end(report);
  });
  worker.on('error', (cause: NodeJS.ErrnoException) => {
    end({
      kind: 'failed',
      code: cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuchMemory' : 'broken',
    });
  });
  // The thread also exits if the library waits for something that never comes.
  worker.on('exit', () => end({ kind: 'failed', code: 'broken' }));
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (process.memoryUsage.rss() > limits.memory) end({ kind: 'failed', code: 'tooMuchMemory' });
    else if ((user + system) / 1000 > limits.work) end({ kind: 'failed', code: 'tookTooLong' });
  }, LOOK_EVERY_MS);
});
