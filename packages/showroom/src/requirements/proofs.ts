import { globSync, readFileSync } from 'node:fs';

/** A test that proves a requirement, by the title that it has. */
export interface Proof {
  /** Relative to the repository. */
  file: string;
  /** Without the ids that it begins with. */
  title: string;
}

const TESTS = ['packages/*/src/**/*.{test.ts,test.tsx,paths.tsx}', 'e2e/*.spec.ts'];
const ID = String.raw`(?:[A-Z][A-Z\d]+-\d+|T[1-9]\d?)`;
/** The beginning of a title: `'SB-1: ...'`, `'SH-1, SH-5: ...'`. */
const TITLE = new RegExp(`(['"\`])(${ID}(?:, ${ID})*): ((?:(?!\\1)[^\\n])+)\\1`, 'g');

/** The titles of a file of tests, by the requirements that they name. */
export const proofsIn = (file: string, text: string): [id: string, proof: Proof][] =>
  [...text.matchAll(TITLE)].flatMap(([, , ids = '', title = '']) =>
    ids.split(', ').map((id): [string, Proof] => [id, { file, title }]),
  );

/** All tests that name requirements. @param root folder of the repository, as an absolute path. */
export function proofsById(root: string): { proofs: Record<string, Proof[]>; files: string[] } {
  const files = TESTS.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  const proofs: Record<string, Proof[]> = {};
  for (const file of files)
    for (const [id, proof] of proofsIn(file, readFileSync(`${root}/${file}`, 'utf8'))) {
      proofs[id] ??= [];
      proofs[id].push(proof);
    }
  return { proofs, files };
}
