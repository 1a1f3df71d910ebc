import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { proofsById } from './proofs.ts';

const module = fileURLToPath(new URL('./proofsOf.ts', import.meta.url));

/** Puts titles of tests in place of `proofsOf`. @param root folder of the repository, an absolute path. */
export function proofsPlugin(root: string): Plugin {
  return {
    name: 'parley-proofs',
    enforce: 'pre',
    load(id) {
      if (id !== module) return;
      const { proofs, files } = proofsById(root);
      for (const file of files) this.addWatchFile(`${root}/${file}`);
      return { code: `export const proofsOf = ${JSON.stringify(proofs)};`, map: null };
    },
  };
}
