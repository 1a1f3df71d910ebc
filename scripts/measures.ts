import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Check } from './checks.ts';
import { brokenMentions, decisionProblems, idsInUse, idsWithLine, type Source } from './documents.ts';
import { repositoryFiles, root } from './inputs.ts';

const TEXT = new Set(['.ts', '.tsx', '.mjs', '.css', '.md']);

/**
 * Texts that are not the project's own words: what the demo's assistants answer from, and what a test makes
 * up.
 */
const FOREIGN = ['packages/server/src/seed/files/', 'scripts/documents.test.ts'];

const isOwnText = (path: string) =>
  TEXT.has(extname(path)) && !FOREIGN.some((start) => path.startsWith(start));

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
];
