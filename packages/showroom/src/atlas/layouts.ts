import { fixtures } from '@parley/machines/fixtures';
import ELK from 'elkjs/lib/elk.bundled.js';
import type { AnyMachineSnapshot } from 'xstate';
import { graphOf } from './graph.ts';
import { type Layout, layoutOf } from './layout.ts';

/** A drawing of each machine. This file runs in Node alone: pages get what comes out of it (plugin.ts), so that none of them waits or jumps. */
export const layouts: Record<string, Layout> = {};

for (const [machine, snapshots] of Object.entries<Record<string, AnyMachineSnapshot>>(fixtures)) {
  const [snapshot] = Object.values(snapshots);
  if (snapshot) layouts[machine] = await layoutOf(graphOf(snapshot.machine), new ELK());
}
