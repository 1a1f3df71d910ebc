import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { makeWhenChanged, root } from './inputs.ts';

const browserPackages = ['model', 'i18n', 'api', 'ui', 'machines'].map((name) => `packages/${name}`);

/** Writes `.br` and `.gz` beside every text file, so that the server compresses nothing while it serves. */
async function compress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((name) => /\.(js|css|html|svg|json)$/.test(name))) {
    const content = await readFile(join(folder, name));
    const brotli = await promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
    await writeFile(join(folder, `${name}.br`), brotli);
    await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(content, { level: 9 }));
  }
}

async function buildOnce(name: 'portal' | 'widget', modes: readonly string[]): Promise<void> {
  const folder = join(root, 'packages', name);
  const make = async () => {
    // Loaded only when there is something to build: a start that finds all built stays quick.
    const { build } = await import('vite');
    for (const mode of modes)
      await build({ configFile: join(folder, 'vite.config.ts'), mode, logLevel: 'warn' });
    await compress(join(folder, 'dist'));
  };
  const inputs = [...browserPackages, `packages/${name}`, 'scripts/build.ts', 'pnpm-lock.yaml'];
  await makeWhenChanged(name, inputs, join(folder, 'dist'), make);
}

/** Builds what changed of the portal and the widget into their `dist` folders. */
export async function buildAll(): Promise<void> {
  await buildOnce('portal', ['production']);
  await buildOnce('widget', ['production', 'loader']);
}

if (import.meta.main) await buildAll();
