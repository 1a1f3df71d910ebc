import { parentPort, workerData } from 'node:worker_threads';
import { extract } from './extract/index.ts';
import type { ExtractionOrder, ExtractionReport } from './extraction.types.ts';
import { ExtractionError } from './extractionError.ts';

const { type, bytes } = workerData as ExtractionOrder;
const report = (message: ExtractionReport) => parentPort?.postMessage(message);

/** Least step of progress that is reported, as a share: smaller ones would seldom reach the database. */
const STEP = 0.02;
let reported = 0;

try {
  const extracted = await extract(type, bytes, (share) => {
    if (share - reported < STEP) return;
    reported = share;
    report({ kind: 'progress', share });
  });
  report({ kind: 'extracted', extracted });
} catch (cause) {
  report({ kind: 'failed', code: cause instanceof ExtractionError ? cause.code : 'broken' });
}
