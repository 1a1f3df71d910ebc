import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Check } from './checks.ts';
import { brokenMentions, decisionProblems, idsInUse, idsWithLine, type Source } from './documents.ts';
import { repositoryFiles, root } from './inputs.ts';
import { importsLeavingPackage } from './relativeImports.ts';
import { isProduct, isWritten, linesOf, longComments, longFiles, pinsOf } from './sizes.ts';
import { declaredTypes, typeTwins } from './typeTwins.ts';

/** Extensions of code and style sheets, which are written by hand. */
const CODE = new Set(['.ts', '.tsx', '.mjs', '.css']);
const TEXT = new Set([...CODE, '.md']);

/** `.storybook` is configuration: whatever it shows belongs in a package. */
const MAX_STORYBOOK_LINES = 400;
const MAX_FILE_LINES = 350;
const MAX_COLUMNS = 110;

/**
 * Texts that are not the project's own words: what the demo's assistants answer from, and what a test makes
 * up.
 */
const FOREIGN = ['packages/server/src/seed/files/', 'scripts/documents.test.ts'];

const isCode = (path: string) => /\.(?:tsx?|mjs)$/.test(path);

const isOwnText = (path: string) =>
  (TEXT.has(extname(path)) || path.endsWith('package.json')) &&
  !FOREIGN.some((start) => path.startsWith(start));

/** Reads the repository once for all measures. */
const reading: { all?: Promise<{ sources: Source[]; paths: string[] }> } = {};

async function readRepository() {
  const paths = (await repositoryFiles()).map((path) => path.replaceAll('\\', '/'));
  const texts = paths.filter(isOwnText);
  const sources = texts.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') }));
  return { paths, sources: await Promise.all(sources) };
}

/** A check that counts what should not be: one line when there is none, and each of them otherwise. */
function measure(
  title: string,
  find: (sources: Source[], paths: string[]) => { found: string[]; of: string },
): Check {
  return {
    title,
    async run() {
      reading.all ??= readRepository();
      const { sources, paths } = await reading.all;
      const { found, of } = find(sources, paths);
      return { ok: found.length === 0, output: found.join('\n'), note: `${found.length} of ${of}` };
    },
  };
}

/** Imports that keep to packages, counted (section directions). */
export const importMeasures: Check[] = [
  measure('relative imports that leave their package', (sources) => {
    const code = sources.filter(({ path }) => isCode(path) && !path.endsWith('relativeImports.test.ts'));
    return { found: importsLeavingPackage(code), of: `${code.length} files` };
  }),
];

/** One vocabulary: no two packages declare the same type (section directions). */
export const typeTwinsCheck: Check = {
  title: 'type twins (types of the same members in two packages)',
  async run() {
    // Both compiler configurations: what runs in a browser, and what runs in Node.
    const declared = declaredTypes(root, ['tsconfig.json', 'tsconfig.node.json']);
    const twins = typeTwins(declared);
    return {
      // Without any type the compiler has read nothing, which proves nothing.
      ok: twins.length === 0 && declared.length > 0,
      output: twins.join('\n'),
      note: `${twins.length} of ${declared.length} types`,
    };
  },
};

/** What the repository's texts must keep to, counted (section lint). */
export const measures: Check[] = [
  measure('requirement ids in use without a line in docs/requirements.md', (sources) => {
    const known = idsWithLine(sources);
    const used = idsInUse(sources, known);
    const found = [...used]
      .filter(([id]) => !known.has(id))
      .map(([id, files]) => `${id}: ${[...files].join(', ')}`);
    return { found, of: `${used.size}` };
  }),
  measure('mentions of documents that are not there', (sources, paths) => ({
    found: brokenMentions(sources, new Set(paths)),
    of: `${sources.length} files`,
  })),
  measure('decisions (docs/adr) that depart from their form', (sources) => {
    const index = sources.find(({ path }) => path === 'docs/adr/README.md')?.text ?? '';
    const decisions = sources.filter(({ path }) => /^docs\/adr\/(?!README)/.test(path));
    return { found: decisions.flatMap((each) => decisionProblems(each, index)), of: `${decisions.length}` };
  }),
  measure(`lines in .storybook beyond ${MAX_STORYBOOK_LINES}`, (sources) => {
    const files = sources.filter(({ path }) => path.startsWith('.storybook/'));
    const lines = files.reduce((sum, { text }) => sum + linesOf(text).length, 0);
    const found =
      lines > MAX_STORYBOOK_LINES ? files.map(({ path, text }) => `${path}: ${linesOf(text).length}`) : [];
    return { found, of: `${lines}` };
  }),
  measure(`product files of more than ${MAX_FILE_LINES} lines`, (sources) => {
    const files = sources.filter(({ path }) => isProduct(path));
    return { found: longFiles(files, MAX_FILE_LINES), of: `${files.length}` };
  }),
  measure(`comments beyond ${MAX_COLUMNS} columns`, (sources) => {
    const files = sources.filter(({ path }) => CODE.has(extname(path)) && !isWritten(path));
    return { found: longComments(files, MAX_COLUMNS), of: `${files.length} files` };
  }),
  measure('pins of the package manager', (sources) => {
    const files = sources.filter(({ path }) => /(?:^|\/)package\.json$/.test(path));
    return { found: files.flatMap(pinsOf), of: `${files.length} package.json` };
  }),
];
