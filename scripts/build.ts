import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Built, isUntouched, makeWhenChanged, root } from './inputs.ts';

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

/** A package that is built into its `dist`, from itself and the packages that it imports. */
function packageOf(name: string, imported: readonly string[]): Built {
  const inputs = [...imported.map((each) => `packages/${each}`), `packages/${name}`];
  return {
    name,
    inputs: [...inputs, 'scripts/build.ts', 'pnpm-lock.yaml'],
    output: join(root, 'packages', name, 'dist'),
  };
}

const forBrowsers = ['model', 'i18n', 'api', 'ui', 'machines', 'markdown', 'storage'];
const portal = packageOf('portal', forBrowsers);
const widget = packageOf('widget', forBrowsers);
const server = packageOf('server', ['model', 'i18n', 'api', 'markdown']);

/** What `start` runs. */
export const serverMain = join(server.output, 'main.js');

/** Whether nothing has to be built. */
export async function isAllBuilt(): Promise<boolean> {
  return (await Promise.all([portal, widget, server].map(isUntouched))).every(Boolean);
}

async function buildOnce(built: Built, modes = ['production']): Promise<void> {
  await makeWhenChanged(built, async () => {
    // Loaded only when there is something to build.
    const { build } = await import('vite');
    const configFile = join(built.output, '../vite.config.ts');
    for (const mode of modes) await build({ configFile, mode, logLevel: 'warn' });
    if (built !== server) await compress(built.output);
  });
}

/** Builds what changed of the portal, the widget and the server into their `dist` folders. */
export async function buildAll(): Promise<void> {
  await buildOnce(portal);
  await buildOnce(widget, ['production', 'loader']);
  await buildOnce(server);
}

if (import.meta.main) await buildAll();
