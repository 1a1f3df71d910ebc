import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { changesByComponent } from './changes.ts';

const module = fileURLToPath(new URL('./changesOf.ts', import.meta.url));

/** Puts what changed in place of `changesOf`. @param root folder of the repository, as an absolute path. */
export function changesPlugin(root: string): Plugin {
  return {
    name: 'parley-changes',
    enforce: 'pre',
    load(id) {
      if (id !== module) return;
      for (const file of ['packages/ui/CHANGELOG.md', ...globSync('.changeset/*.md', { cwd: root })])
        this.addWatchFile(`${root}/${file}`);
      return { code: `export const changesOf = ${JSON.stringify(changesByComponent(root))};`, map: null };
    },
  };
}
