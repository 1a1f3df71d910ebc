import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const LAYOUTS = '/packages/showroom/src/atlas/layouts.ts';

/** Bytes that the drawings of all machines stay below. */
const MAX_OUTPUT = 16 * 1024 * 1024;

/**
 * Puts the drawings of the machines in place of the code that makes them. It runs in a process of its own, which reads the machines
 * anew whenever one has changed.
 * @param root folder of the repository, as an absolute path.
 */
export function layoutsPlugin(root: string): Plugin {
  return {
    name: 'parley-atlas-layouts',
    enforce: 'pre',
    async load(id) {
      if (id !== root + LAYOUTS) return;
      for (const file of globSync('packages/machines/src/**/*.ts', { cwd: root }))
        this.addWatchFile(join(root, file));
      const script = `import { layouts } from ${JSON.stringify(id)}; process.stdout.write(JSON.stringify(layouts));`;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '--eval', script],
        { maxBuffer: MAX_OUTPUT },
      );
      return { code: `export const layouts = ${stdout};`, map: null };
    },
  };
}
