import { dirname, join } from 'node:path';
import type { Source } from './documents.ts';

/**
 * Relative paths in imports of every form, in globs of Vite, and in modules that tests put others in place
 * of.
 */
const RELATIVE =
  /\b(?:from|import\(?|import\.meta\.glob(?:<[^(]*>)?\(|mock\()\s*(['"`])(\.{1,2}\/[^'"`\n]*)\1/g;

const packageOf = (path: string) =>
  /^(?:packages\/[^/]+|\.storybook|bench\/peers)(?=\/)/.exec(path)?.[0] ?? '';

/**
 * Relative imports that leave their package: packages import each other by name, so that `exports` say what
 * is open to others. All that stands outside of packages (scripts, visual, e2e, bench) is one package, the
 * root's.
 * @returns a line each: `file: path`.
 */
export function importsLeavingPackage(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(RELATIVE)]
      .map(([, , target = '']) => target)
      .filter((target) => packageOf(join(dirname(path), target)) !== packageOf(path))
      .map((target) => `${path}: ${target}`),
  );
}
