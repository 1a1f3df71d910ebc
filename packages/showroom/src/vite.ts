import { fileURLToPath } from 'node:url';
import { layoutsPlugin } from '@parley/atlas/vite';

export { looksPlugin } from './atlas/looksPlugin.ts';
export { thumbnailsPlugin } from './atlas/thumbnailsPlugin.ts';
export { changesPlugin } from './changes/changesPlugin.ts';
export { partsPlugin } from './code/partsPlugin.ts';
export { storyCodePlugin } from './code/plugin.ts';
/** What Storybook's build needs of the showroom, as plugins of Vite. */
export { docgenPlugin } from './docgen/plugin.ts';
export { proofsPlugin } from './requirements/proofsPlugin.ts';
export { pseudoClassesPlugin } from './states/pseudoClasses.ts';

/** Draws the machines for the atlas. @param root folder of the repository, as an absolute path. */
export const atlasPlugin = (root: string) =>
  layoutsPlugin({
    module: fileURLToPath(new URL('./atlas/layouts.ts', import.meta.url)),
    machines: { folder: root, pattern: 'packages/machines/src/**/*.ts' },
  });
