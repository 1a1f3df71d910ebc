import { fileURLToPath } from 'node:url';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { API, type Checker } from 'typescript/unstable/sync';

/** Packages with texts that users see, and in them the files that have none. */
const SPEAKING = /\/packages\/(ui|portal|widget|machines)\/src\//;
const ASIDE = /\.(test|stories|fixtures|graph)\.tsx?$|\/fixtures\.ts$|\/src\/foundations\//;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface Sources {
  files: readonly SourceFile[];
  checker: Checker;
}

/** A folder that exists nowhere, for sources made up by tests. */
const NOWHERE = '/nowhere/';

/**
 * The TypeScript programs of all packages with texts that users see, given to `use` while the compiler runs.
 * With `examples`, it reads these, by path, instead of the real files.
 */
export function withSources<Result>(
  use: (sources: Sources) => Result,
  examples?: Readonly<Record<string, string>>,
): Result {
  const root = examples ? NOWHERE : ROOT;
  const api = new API({ cwd: root, ...(examples && { fs: filesOf(examples) }) });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects();
    if (!project) throw new Error('No project in tsconfig.json.');
    const names = project.program
      .getSourceFileNames()
      .filter((name) => SPEAKING.test(name) && !ASIDE.test(name));
    const files = names.flatMap((name) => project.program.getSourceFile(name) ?? []);
    if (files.length === 0) throw new Error('No source was found.');
    return use({ files, checker: project.checker });
  } finally {
    api.close();
  }
}

function filesOf(examples: Readonly<Record<string, string>>) {
  const config = { compilerOptions: { jsx: 'preserve' }, files: Object.keys(examples) };
  const files = { ...examples, 'tsconfig.json': JSON.stringify(config) };
  return createVirtualFileSystem(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [NOWHERE + path, text])),
  );
}

/** Calls `visit` for a node and all below it. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** Where a node stands, such as `packages/ui/src/x.tsx:12`. */
export function placeOf(file: SourceFile, node: Node): string {
  const line = file.text.slice(0, node.end).split('\n').length;
  return `${file.fileName.replace(ROOT, '')}:${line}`;
}
