import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/** Bytes that the drawings of all machines stay below. */
const MAX_OUTPUT = 16 * 1024 * 1024;

interface LayoutsOptions {
  /** Absolute path of a module that exports `layouts`, made by `layoutsOf`. */
  module: string;
  /** Where the machines are: files that the module's drawings change with. */
  machines: { folder: string; pattern: string };
}

/**
 * Puts the drawings of machines in place of the module that makes them, so that no page waits for them. The
 * module runs in a process of its own, which reads the machines anew whenever one has changed.
 */
export function layoutsPlugin({ module, machines: { folder, pattern } }: LayoutsOptions): Plugin {
  return {
    name: 'atlas-layouts',
    enforce: 'pre',
    async load(id) {
      if (id !== module) return;
      for (const file of globSync(pattern, { cwd: folder })) this.addWatchFile(join(folder, file));
      const script = `import { layouts } from ${JSON.stringify(id)};
    process.stdout.write(JSON.stringify(layouts));`;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '--eval', script],
        { maxBuffer: MAX_OUTPUT },
      );
      return { code: `export const layouts = ${stdout};`, map: null };
    },
  };
}
