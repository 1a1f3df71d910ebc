/** What Storybook's build needs of the showroom, as plugins of Vite. */
export { layoutsPlugin } from './atlas/plugin.ts';
export { docgenPlugin } from './docgen/plugin.ts';
export { pseudoClassesPlugin } from './states/pseudoClasses.ts';
