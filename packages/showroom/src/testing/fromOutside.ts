export type { ShownStory } from './looking.ts';

declare global {
  /** What looks at stories, which nobody but a test loads: axe is as large as all of them together. */
  var storyChecks: () => Promise<typeof import('./looking.ts')>;
}

// For who holds the page from outside, as the tests of stories do.
globalThis.storyChecks = () => import('./looking.ts');
