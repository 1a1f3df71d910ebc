import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from '../scripts/inputs.ts';
import { buildLibraries, packLibraries } from '../scripts/libraries.ts';
import { expect, test } from './journey.ts';
import { portalOrigin } from './portal.ts';
import { HOST_PAGE_ASSISTANT, HOST_PAGE_WIDGET_KEY, openChat } from './widget.ts';

/** What one button costs a page beside React and the fonts, in bytes of script and styles, gzipped. */
const MOST_BYTES_OF_A_BUTTON = 15_000;

/** What the application of this journey has from the registry. */
const FROM_REGISTRY = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'typescript'];

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Runs a program in the application; what it printed is part of the error. */
async function run(...[program, ...args]: [string, ...string[]]): Promise<void> {
  await promisify(execFile)(program, args, { cwd: app }).catch(({ stdout, stderr }) => {
    throw new Error(`${args.join(' ')}: ${stdout}${stderr}`);
  });
}

let folder = '';
let app = '';
let tarballs: Record<string, string> = {};

// What the first makes, the others look at.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-libraries-'));
  app = join(folder, 'app');
  await cp(join(import.meta.dirname, 'libraryApp'), app, { recursive: true });
  await buildLibraries();
  tarballs = await packLibraries(folder);
});

test.afterAll(() => rm(folder, { recursive: true }));

test('DS-6: the tarballs are as package managers and compilers want them', async () => {
  for (const [name, path] of Object.entries(tarballs)) {
    const tarball = await readFile(path);
    const { messages, pkg } = await publint({
      pack: { tarball: tarball.buffer as ArrayBuffer },
      strict: true,
    });
    expect(
      messages.map((message) => formatMessage(message, pkg)),
      name,
    ).toEqual([]);
    const types = await checkPackage(createPackageFromTarballData(tarball));
    // They are ES modules alone: `require` gets them as Node gives them, and old resolutions not at all.
    const problems = (types.types ? types.problems : [types]).filter(
      (problem) =>
        !('kind' in problem) ||
        (problem.kind !== 'CJSResolvesToESM' &&
          !(problem.kind === 'NoResolution' && problem.resolutionKind === 'node10')),
    );
    expect(problems, name).toEqual([]);
  }
});

test('DS-6: they install in an application that knows nothing of Parley, and compile there', async () => {
  const fromTarballs = Object.fromEntries(
    Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]),
  );
  const fromRegistry = await Promise.all(
    FROM_REGISTRY.map(async (name) => {
      const manifest = join(root, 'node_modules', name, 'package.json');
      return [name, JSON.parse(await readFile(manifest, 'utf8')).version] as const;
    }),
  );
  const dependencies = { ...fromTarballs, ...Object.fromEntries(fromRegistry) };
  await writeFile(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  // They are on no registry yet: what they need of each other comes from the tarballs too.
  await writeFile(
    join(app, 'pnpm-workspace.yaml'),
    JSON.stringify({ packages: [], overrides: fromTarballs }),
  );
  await run('npx', '-y', 'pnpm@12', 'install', '--prefer-offline');
  await run(process.execPath, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json');
  await run(process.execPath, 'node_modules/vite/bin/vite.js', 'build');
});

test('DS-6: button, table, chat and widget work in it', async ({ page }) => {
  await withFiles(join(app, 'dist'), async (origin) => {
    const parameters = {
      origin: portalOrigin,
      assistantId: HOST_PAGE_ASSISTANT,
      widgetKey: HOST_PAGE_WIDGET_KEY,
    };
    await page.goto(`${origin}/?${new URLSearchParams(parameters)}`);
    const button = page.getByRole('button', { name: 'Pressed 0 times' });
    await expect(button).toHaveCSS('font-family', /Inter/);
    await button.click();
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    const table = page.getByRole('table', { name: 'Boats' });
    await expect(table.getByRole('row', { name: 'Teal' }).getByText('12', { exact: true })).toBeVisible();
    await expect(page.getByRole('strong').filter({ hasText: 'nine' })).toBeVisible();
    await openChat(page);
  });
});

test('DS-6: a page of one button is small', async () => {
  const build = ['node_modules/vite/bin/vite.js', 'build', '--outDir', 'button', '--mode', 'button'];
  await run(process.execPath, ...build);
  const names = await readdir(join(app, 'button'), { recursive: true });
  const own = names.filter((name) => /\.(js|css)$/.test(name) && !/\/react-/.test(name));
  expect(new Set(own.map((name) => extname(name)))).toEqual(new Set(['.css', '.js']));
  const sizes = await Promise.all(
    own.map(async (name) => gzipSync(await readFile(join(app, 'button', name))).length),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`one button: ${(bytes / 1000).toFixed(1)} KB gzipped beside React`);
  expect(bytes).toBeLessThan(MOST_BYTES_OF_A_BUTTON);
});

/** Serves the files of a folder on a site that the demo's assistant allows, while `visit` runs. */
async function withFiles(served: string, visit: (origin: string) => Promise<void>): Promise<void> {
  const names = new Set(await readdir(served, { recursive: true }));
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    if (!names.has(name)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': MEDIA_TYPES[extname(name)] ?? 'application/octet-stream' });
    response.end(await readFile(join(served, name)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await visit(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
