import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const module = fileURLToPath(new URL('./looks.ts', import.meta.url));

/** Puts hashes of the pictures of flows in place of `looks`. @param baselines folder of the pictures. */
export function looksPlugin(baselines: string): Plugin {
  return {
    name: 'atlas-looks',
    enforce: 'pre',
    load(id) {
      if (id !== module) return;
      const looks = globSync('flows-*/light.webp', { cwd: baselines }).map((path) => {
        const file = join(baselines, path);
        this.addWatchFile(file);
        return [path.split(sep)[0], createHash('sha256').update(readFileSync(file)).digest('hex')];
      });
      return { code: `export const looks = ${JSON.stringify(Object.fromEntries(looks))};`, map: null };
    },
  };
}
