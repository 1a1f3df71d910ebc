import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { allDesignTokens } from '@parley/ui/designTokens';
import {
  compile,
  cssFileFilter,
  getSourceFromVirtualCssFile,
  processVanillaFile,
} from '@vanilla-extract/integration';
import { type Plugin, rolldown } from 'rolldown';
import { makeWhenChanged, root } from './inputs.ts';
import { runScript } from './process.ts';

/** The packages that others install, in the order of their dependencies (ADR 59). */
export const LIBRARIES = ['model', 'markdown', 'i18n', 'ui', 'widget'] as const;

/** Where a package keeps what it publishes. */
const LIB = 'lib';

interface Manifest {
  name: string;
  version: string;
  /** The sources that other packages of this repository import. */
  exports: Record<string, string>;
  /** Modules, with their types; and files, as they are. */
  publishConfig: { exports: Record<string, { types: string; default: string } | string> };
}

const folderOf = (library: string) => join(root, 'packages', library);

async function readManifest(library: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folderOf(library), 'package.json'), 'utf8'));
}

/** The modules that a package publishes: paths in its `src` without an ending, such as `theme/index`. */
async function entriesOf(library: string): Promise<string[]> {
  const { publishConfig } = await readManifest(library);
  return Object.values(publishConfig.exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [entry.default.replace(`./${LIB}/`, '').replace(/\.js$/, '')],
  );
}

/** The file of a module in `src`, with its ending. */
async function sourceOf(library: string, entry: string): Promise<string> {
  const path = join(folderOf(library), 'src', entry);
  const names = await readdir(dirname(path));
  const name = [`${basename(path)}.ts`, `${basename(path)}.tsx`].find((each) => names.includes(each));
  if (!name) throw new Error(`${library} publishes ${entry}, which is not in its src.`);
  return join(dirname(path), name);
}

/** An import of a style sheet, as vanilla-extract leaves it in the module of the styles. */
const STYLE_IMPORT = /import (["'])([^"']+\.vanilla\.css\?source=[^"']+)\1;/g;

/**
 * Style sheets beside the modules that need them, instead of vanilla-extract's virtual ones: who installs the
 * library gets the styles of the components that they use, through whatever bundler knows `import './x.css'`.
 * @param folder absolute path of the package
 */
const styleSheets = (folder: string): Plugin => ({
  name: 'style-sheets',
  async transform(_, id) {
    if (!cssFileFilter.test(id)) return null;
    const { source } = await compile({ filePath: id, cwd: folder, identOption: 'short' });
    return processVanillaFile({ source, filePath: id, identOption: 'short' });
  },
  resolveId: (id) => (id.includes('.vanilla.css?source=') ? { id, external: true } : null),
  async renderChunk(code, { fileName }) {
    let output = code;
    for (const [statement, , id = ''] of code.matchAll(STYLE_IMPORT)) {
      const sheet = await getSourceFromVirtualCssFile(id);
      const name = posix.relative('src', sheet.fileName).replace(/\.css\.ts\.vanilla\.css$/, '.css');
      this.emitFile({ type: 'asset', fileName: name, source: sheet.source });
      const path = posix.relative(posix.dirname(fileName), name);
      output = output.replace(statement, `import "${path.startsWith('.') ? path : `./${path}`}";`);
    }
    return { code: output, map: null };
  },
});

/** Writes one ES module for each source of a package, so that bundlers drop what is unused. */
async function writeModules(library: string): Promise<void> {
  const folder = folderOf(library);
  const entries = await entriesOf(library);
  const input = Object.fromEntries(
    await Promise.all(entries.map(async (entry) => [entry, await sourceOf(library, entry)] as const)),
  );
  const bundle = await rolldown({
    cwd: folder,
    input,
    platform: 'browser',
    // What a package does not hold itself is installed beside it.
    external: (id) => !/^[./]/.test(id) && !id.endsWith('.css'),
    plugins: [styleSheets(folder)],
  });
  await bundle.write({
    dir: join(folder, LIB),
    cleanDir: true,
    preserveModules: true,
    preserveModulesRoot: 'src',
    entryFileNames: '[name].js',
  });
  await bundle.close();
}

/** Modules that declarations name by their sources. */
const SOURCE_IMPORT = /((?:from |import |import\()["']\.[^"']+)\.tsx?(["'])/g;

/**
 * Where the compiler finds what libraries import of each other. Through `node_modules` it would take a module
 * for a foreign one whenever that import is met before an own one of the same module, and foreign modules get
 * no declarations: which comes first is a matter of chance, as TypeScript 7 reads in parallel.
 */
async function pathsOfLibraries(): Promise<Record<string, string[]>> {
  const paths = LIBRARIES.map(async (library) => {
    const { name, exports } = await readManifest(library);
    return Object.entries(exports).map(([entry, source]) => [
      posix.join(name, entry),
      [join(folderOf(library), source)],
    ]);
  });
  return Object.fromEntries((await Promise.all(paths)).flat());
}

/** Writes the types of all libraries in one run of the compiler, as they need each other's. */
async function writeTypes(): Promise<void> {
  const folder = join(root, '.cache', 'libraries');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(
    LIBRARIES.map(async (library) =>
      Promise.all((await entriesOf(library)).map((entry) => sourceOf(library, entry))),
    ),
  );
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      emitDeclarationOnly: true,
      declaration: true,
      rootDir: join(root, 'packages'),
      outDir: join(folder, 'types'),
      paths: await pathsOfLibraries(),
    },
    files: files.flat(),
    include: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { ok, output } = await runScript('node_modules/typescript/bin/tsc', [
    '-p',
    join(folder, 'tsconfig.json'),
  ]);
  if (!ok) throw new Error(output);
  for (const library of LIBRARIES) {
    const source = join(folder, 'types', library, 'src');
    for (const name of await readdir(source, { recursive: true })) {
      if (!name.endsWith('.d.ts')) continue;
      const text = await readFile(join(source, name), 'utf8');
      const target = join(folderOf(library), LIB, name);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text.replace(SOURCE_IMPORT, '$1.js$2'));
    }
  }
}

/** Writes the design tokens, a file for each theme. */
async function writeDesignTokens(): Promise<void> {
  const folder = join(folderOf('ui'), LIB, 'tokens');
  await mkdir(folder, { recursive: true });
  for (const { name, tokens } of allDesignTokens())
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(tokens, null, 2)}\n`);
}

/** Builds what changed of the libraries into their `lib` folders: modules, style sheets, types and tokens. */
export async function buildLibraries(): Promise<void> {
  const inputs = [
    ...LIBRARIES.map((library) => `packages/${library}`),
    'scripts/libraries.ts',
    'pnpm-lock.yaml',
  ];
  await makeWhenChanged({ name: 'libraries', inputs, output: join(folderOf('ui'), LIB) }, async () => {
    for (const library of LIBRARIES) await writeModules(library);
    await writeTypes();
    await writeDesignTokens();
  });
}

/**
 * Packs what is built, as it would be published.
 * @param folder absolute path of an existing folder, for the tarballs
 * @returns absolute paths of the tarballs by the names of their packages
 */
export async function packLibraries(folder: string): Promise<Record<string, string>> {
  const filters = LIBRARIES.flatMap((library) => ['--filter', `@parley/${library}`]);
  const pack = ['-y', 'pnpm@12', '-r', ...filters, 'pack', '--pack-destination', folder];
  await promisify(execFile)('npx', pack, { cwd: root });
  const manifests = await Promise.all(LIBRARIES.map(readManifest));
  return Object.fromEntries(
    manifests.map(({ name, version }) => [
      name,
      join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`),
    ]),
  );
}

if (import.meta.main) await buildLibraries();
