export { type Atlas, AtlasProvider } from './Atlas.tsx';
export { FilmPage, type FilmPageProps } from './FilmPage.tsx';
export { graphOf } from './graph.ts';
export { MachinePage, type MachinePageProps } from './MachinePage.tsx';
export type { EventsIn, Face, Machine } from './machine.ts';
export { Overview } from './Overview.tsx';
export type { AtlasParts } from './parts.ts';
export { InlineStage, type Staged, useStaged } from './Stage.tsx';
export { plainSight, type Sight } from './sight.ts';
