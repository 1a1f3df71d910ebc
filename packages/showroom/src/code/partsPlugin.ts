import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { partsByComponent } from './parts.ts';

const module = fileURLToPath(new URL('./partsOf.ts', import.meta.url));

/**
 * Puts what contains what in place of `partsOf`.
 * @param root folder of the repository, as an absolute path.
 */
export function partsPlugin(root: string): Plugin {
  return {
    name: 'parley-parts',
    enforce: 'pre',
    load(id) {
      if (id !== module) return;
      return { code: `export const partsOf = ${JSON.stringify(partsByComponent(root))};`, map: null };
    },
  };
}
