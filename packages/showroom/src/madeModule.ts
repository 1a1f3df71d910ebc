import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What is made for a module, and the files that it is made of, as absolute paths. */
interface Made {
  value: unknown;
  files?: readonly string[];
}

/**
 * A plugin that puts what is made when Storybook is built in place of what a module exports.
 * @param file address of the module, which is named by what it exports.
 */
export function madeModule(file: URL, make: () => Made): Plugin {
  const module = fileURLToPath(file);
  const exported = module.replace(/^.*\/|\.ts$/g, '');
  return {
    name: `parley-${exported}`,
    enforce: 'pre',
    load(id) {
      if (id !== module) return;
      const { value, files = [] } = make();
      for (const each of files) this.addWatchFile(each);
      return { code: `export const ${exported} = ${JSON.stringify(value)};`, map: null };
    },
  };
}
