import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DataFileType } from '@parley/model';
import { inPackage } from '../packageFolder.ts';
import type { Extracted } from './extract/index.ts';
import type { ExtractionLimits, ExtractionOrder, ExtractionReport } from './extraction.types.ts';
import { ExtractionError } from './extractionError.ts';

/** Enough for any honest file of 10 MB. */
export const EXTRACTION_LIMITS: ExtractionLimits = { work: 60_000, memory: 640 * 1024 * 1024 };
/**
 * Priority of the child, from -20 (first) over 0 (the server's) to 19
 * (last): people who ask come before files.
 */
const NICENESS = 5;
/** A child process that hangs is ended after this many times its limit of CPU time. */
const PATIENCE = 5;

const CHILD = fileURLToPath(inPackage('src/dataFiles/extractor.child.ts'));
/** The child reads modules and starts its one thread; it writes no file and starts no process. */
const CHILD_FLAGS = ['--permission', '--allow-fs-read=*', '--allow-worker'];

/**
 * Reads a file in a child process, without the server's environment variables, which is ended when the limits
 * are reached: whatever the file does to the library that reads it, the server goes on.
 * @throws {ExtractionError} with the reason, `tookTooLong` and `tooMuchMemory` among them
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export async function extractApart(
  type: DataFileType,
  bytes: Uint8Array,
  limits: ExtractionLimits,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Extracted> {
  signal.throwIfAborted();
  const child = fork(CHILD, [], {
    execArgv: CHILD_FLAGS,
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const end = () => child.kill('SIGKILL');
  signal.addEventListener('abort', end);
  let timeIsUp = false;
  const timer = setTimeout(() => {
    timeIsUp = true;
    end();
  }, PATIENCE * limits.work);
  try {
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
    return await new Promise<Extracted>((resolve, reject) => {
      child.on('message', (report: ExtractionReport) => {
        if (report.kind === 'progress') onProgress(report.share);
        else if (report.kind === 'extracted') resolve(report.extracted);
        else reject(new ExtractionError(report.code));
      });
      child.on('error', reject);
      child.on('exit', (code, endedBy) => {
        if (signal.aborted) reject(signal.reason);
        else if (timeIsUp) reject(new ExtractionError('tookTooLong'));
        // Any other signal comes from the operating system, which ran out of memory.
        else if (endedBy) reject(new ExtractionError('tooMuchMemory'));
        else reject(new Error(`The process that reads data files ended with code ${code}.`));
      });
      child.send({ type, bytes, limits } satisfies ExtractionOrder, (cause) => cause && reject(cause));
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    end();
  }
}
