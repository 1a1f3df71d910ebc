import { parentPort } from 'node:worker_threads';
import { PassageIndex } from './passageIndex.ts';
import type { SearchOrder, SearchReport, SearchResult, SentOrder } from './search.types.ts';

const indexes = new Map<number, PassageIndex>();
const report = (message: SearchReport) => parentPort?.postMessage(message);

function carryOut(order: SearchOrder): SearchResult {
  if (order.kind === 'open') {
    indexes.set(order.index, new PassageIndex());
    return {};
  }
  const index = opened(order.index);
  switch (order.kind) {
    case 'find':
      return { found: index.find(order.question, order.history, order.near) };
    case 'add':
      index.add(order.passages);
      return { size: index.size };
    case 'remove':
      index.remove(order.file);
      return { size: index.size };
    case 'drop':
      indexes.delete(order.index);
      index.close();
      return {};
  }
}

function opened(number: number): PassageIndex {
  const index = indexes.get(number);
  if (!index) throw new Error(`There is no index ${number}.`);
  return index;
}

parentPort?.on('message', (order: SentOrder) => {
  try {
    report({ id: order.id, ...carryOut(order) });
  } catch (cause) {
    report({ id: order.id, error: cause as Error });
  }
});
