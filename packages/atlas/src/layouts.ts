import ELK from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';
import { graphOf } from './graph.ts';
import { type Layout, layoutOf } from './layout.ts';

/**
 * Draws machines, by their names. It takes seconds and runs in Node: pages get the result through
 * `layoutsPlugin`.
 */
export async function layoutsOf(
  machines: Readonly<Record<string, AnyStateMachine>>,
): Promise<Record<string, Layout>> {
  const layouts: Record<string, Layout> = {};
  for (const [name, machine] of Object.entries(machines))
    layouts[name] = await layoutOf(graphOf(machine), new ELK());
  return layouts;
}
