import { Worker } from 'node:worker_threads';
import { inPackage } from '../packageFolder.ts';
import type { SearchOrder, SearchReport, SearchResult } from './search.types.ts';

/** A thread that holds indexes and searches them; it starts with the first order. */
export interface SearchThread {
  /** Carries an order out after those before it; rejects where it fails, or the thread ends. */
  send(order: SearchOrder): Promise<SearchResult>;
  /** Ends the thread, and with it all that it holds; the next order starts another. */
  end(): Promise<void>;
}

/** Room for what is short-lived: by default it grows to hundreds of MB while many files are added. */
const YOUNG_MB = 16;

/** @param lost called when the thread has ended by itself, as for want of memory: its indexes are gone. */
export function createSearchThread(lost: () => void): SearchThread {
  let worker: Worker | undefined;
  let sent = 0;
  const waiting = new Map<number, PromiseWithResolvers<SearchResult>>();

  const failAll = (cause: unknown) => {
    for (const { reject } of waiting.values()) reject(cause);
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(inPackage('src/answers/search.worker.ts'), {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    started.on('message', (report: SearchReport) => {
      const one = waiting.get(report.id);
      waiting.delete(report.id);
      // A thread that nobody waits for does not keep the process alive.
      if (waiting.size === 0) started.unref();
      if ('error' in report) one?.reject(report.error);
      else one?.resolve(report);
    });
    const gone = (cause: unknown) => {
      if (worker !== started) return;
      worker = undefined;
      failAll(cause);
      lost();
    };
    started.on('error', gone);
    started.on('exit', () => gone(new Error('The thread that searches has ended.')));
    return started;
  };

  return {
    send(order) {
      worker ??= start();
      worker.ref();
      const id = sent++;
      const one = Promise.withResolvers<SearchResult>();
      waiting.set(id, one);
      worker.postMessage({ ...order, id });
      return one.promise;
    },
    async end() {
      const ended = worker;
      worker = undefined;
      failAll(new Error('The search was ended.'));
      await ended?.terminate();
    },
  };
}
