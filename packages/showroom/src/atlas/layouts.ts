import { layoutsOf } from '@parley/atlas/drawing';
import { fixtures } from '@parley/machines/fixtures';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

const machines: Record<string, AnyStateMachine> = {};
for (const [name, snapshots] of Object.entries<Record<string, AnyMachineSnapshot>>(fixtures)) {
  const [snapshot] = Object.values(snapshots);
  if (snapshot) machines[name] = snapshot.machine;
}

/**
 * A drawing of each machine. This file runs in Node alone: pages get what comes out of it (`layoutsPlugin`).
 */
export const layouts = await layoutsOf(machines);
