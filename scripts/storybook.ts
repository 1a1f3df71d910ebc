import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Connect, preview } from 'vite';
import { makeWhenChanged, root } from './inputs.ts';
import { runScript } from './process.ts';

/**
 * A Storybook as it is published, or as it is tested and pictured: with React built for development, which
 * says on the console what an author got wrong.
 */
export type StorybookKind = 'published' | 'tested';

/** Where `storybook build` leaves its pages. */
export const storybookFolder: Record<StorybookKind, string> = {
  published: join(root, 'storybook-static'),
  tested: join(root, '.cache/storybook-tested'),
};

const inputs = [
  '.storybook',
  'packages/i18n',
  'packages/model',
  'packages/api',
  'packages/ui',
  'packages/machines',
  'packages/portal',
  'packages/widget',
  'packages/showroom',
  'packages/atlas',
  // The page of requirements says what tests name them.
  'docs/requirements.md',
  'e2e',
  'pnpm-lock.yaml',
];

/**
 * Builds Storybook unless the last build is of the same sources.
 * @throws with what Storybook said when the sources do not build.
 */
export async function buildStorybook(kind: StorybookKind = 'tested'): Promise<void> {
  const output = storybookFolder[kind];
  await makeWhenChanged({ name: `storybook-${kind}`, output, inputs }, async () => {
    const options = ['--output-dir', output, '--quiet', '--loglevel', 'warn'];
    const script = 'node_modules/storybook/dist/bin/dispatcher.js';
    const built = await runScript(script, ['build', ...options], { env: { STORYBOOK_KIND: kind } });
    const said = stripVTControlCharacters(built.output);
    if (!built.ok) throw new Error(`Storybook does not build.\n${said}`);
    if (said.includes('ERROR')) console.log(said);
  });
}

/**
 * Changes the text of a built script or style sheet on its way into the page; `path` is relative to the built
 * folder.
 */
export type Alter = (path: string, text: string) => string;

/** A Storybook that answers on a free loopback port. */
interface Served {
  /** Address of its pages, with the final slash. */
  origin: string;
  /**
   * Serves it once more, beside the first, with every script and style sheet passed through `alter`; returns
   * that one's address.
   */
  altered(alter: Alter): string;
  close(): Promise<void>;
}

const ALTERED = /^\/altered-(\d+)\/([^?]*)/;
const TEXT_TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Where `pnpm storybook` answers. */
export const RUNNING_STORYBOOK = 'http://localhost:6006/';

/**
 * Whether a Storybook runs at an address, with its final slash, that shows the sources of this checkout as
 * they are now: Vite hands out files of its own checkout alone.
 */
export async function isOfThisCheckout(origin: string): Promise<boolean> {
  const file = relative('/', import.meta.filename);
  const reply = await fetch(`${origin}@fs/${file}?raw`).catch(() => null);
  return reply?.ok === true && reply.headers.get('content-type') === 'text/javascript';
}

/** A Storybook that runs at an address: it is shown as it is, and goes on. */
export const asServed = (origin: string): Served => ({
  origin,
  altered: () => {
    throw new Error('Only the built Storybook is altered.');
  },
  close: async () => undefined,
});

/** Serves the built Storybook. */
export async function serveStorybook(kind: StorybookKind = 'tested'): Promise<Served> {
  const folder = storybookFolder[kind];
  const alterations: Alter[] = [];
  const answerAltered: Connect.NextHandleFunction = async (request, response, next) => {
    const [, number, path = ''] = ALTERED.exec(request.url ?? '') ?? [];
    const alter = alterations[Number(number)];
    if (!alter) return next();
    const type = TEXT_TYPES[extname(path)];
    request.url = `/${path}`;
    if (!type) return next();
    const text = await readFile(join(folder, path), 'utf8');
    response.setHeader('content-type', type);
    response.end(alter(path, text));
  };
  const { NODE_ENV } = process.env;
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    root,
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, strictPort: true },
    plugins: [
      { name: 'altered', configurePreviewServer: ({ middlewares }) => void middlewares.use(answerAltered) },
    ],
  });
  // Vite says 'production' to the whole process: what it starts later would take React's production build.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  const origin = server.resolvedUrls?.local[0];
  if (!origin) throw new Error('Storybook is not served.');
  return {
    origin,
    altered: (alter) => `${origin}altered-${alterations.push(alter) - 1}/`,
    close: () => server.close(),
  };
}
