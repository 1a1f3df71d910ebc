import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { StoryCodes } from './storyCodes.ts';

const ASKED = /\.stories\.tsx\?code$/;

/**
 * Answers `import('./Button.stories.tsx?code')` with the code of each story, by the end of the story's id. It
 * is made only when it is asked for.
 * @param root folder of the repository, as an absolute path.
 */
export function storyCodePlugin(root: string): Plugin {
  const storyCodes = new StoryCodes(root);
  return {
    name: 'parley-story-code',
    enforce: 'pre',
    watchChange: () => storyCodes.changed(),
    async load(id) {
      if (!ASKED.test(id)) return;
      const codes = Object.entries(await storyCodes.of(id.replace('?code', '')));
      const byId = codes.map(([story, code]) => [sanitize(storyNameFromExport(story)), code]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(byId))};`, map: null };
    },
  };
}
