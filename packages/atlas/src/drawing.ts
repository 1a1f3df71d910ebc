/** The drawing of machines without its pages: runs in Node, too. */
export * from './graph.ts';
export type { Box, Layout, PlacedState } from './layout.ts';
export { layoutsOf } from './layouts.ts';
export { ARROWS, neighbourOf } from './neighbour.ts';
export { type EventsIn, leavesIn, stepOn, waysFrom } from './walk.ts';
