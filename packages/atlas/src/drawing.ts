/** The drawing of machines without its pages: runs in Node, too. */
export { boundsOf } from './bounds.ts';
export { addressOf, filmOf, stepsOf } from './film.ts';
export * from './graph.ts';
export type { Box, Layout, PlacedState } from './layout.ts';
export { layoutsOf } from './layouts.ts';
export type { EventsIn, Face } from './machine.ts';
export { ARROWS, neighbourOf } from './neighbour.ts';
export { cameraIn, textOf } from './sight.ts';
export { begin, lastOf, leafOf, leavesIn, stepOn, walkOn, waysFrom } from './walk.ts';
