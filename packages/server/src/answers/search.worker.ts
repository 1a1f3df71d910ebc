import { parentPort } from 'node:worker_threads';
import type { Found } from './passage.ts';
import { PassageIndex } from './passageIndex.ts';
import type { SearchOrder, SearchReport, SentOrder } from './search.types.ts';

const indexes = new Map<number, PassageIndex>();
const report = (message: SearchReport) => parentPort?.postMessage(message);

function carryOut(order: SearchOrder): Found | undefined {
  if (order.kind === 'open') indexes.set(order.index, new PassageIndex());
  if (order.kind === 'drop') indexes.delete(order.index);
  if (order.kind === 'add') opened(order.index).add(order.passages);
  return order.kind === 'find'
    ? opened(order.index).find(order.question, order.history, order.near)
    : undefined;
}

function opened(number: number): PassageIndex {
  const index = indexes.get(number);
  if (!index) throw new Error(`There is no index ${number}.`);
  return index;
}

parentPort?.on('message', (order: SentOrder) => {
  try {
    const found = carryOut(order);
    report({ id: order.id, ...(found && { found }) });
  } catch (cause) {
    report({ id: order.id, error: cause as Error });
  }
});
