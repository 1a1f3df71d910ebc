import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { repositoryFiles, root } from '../scripts/inputs.ts';

/** What every story is shown by. */
const PREVIEW = '.storybook/preview.tsx';

/** What loads, for stories under a fault alone, the portal and the widget; and where those stories are. */
const UNDER_FAULT = 'packages/showroom/src/faults/underFault.tsx';
const FAULT_STORIES = 'packages/showroom/src/faults/';

/** What every picture depends on and no module imports: versions, Storybook, how pictures are taken. */
const BEHIND_ALL =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|patches\/.*|\.storybook\/.*|visual\/(?!baselines|seeds)[^/]*\.ts)$/;

/** What a module imports, at once and later, as paths below the root. */
interface Imports {
  now: string[];
  later: string[];
}

type Graph = ReadonlyMap<string, Imports>;

/** Files that differ from a commit, or that git does not know yet. @throws where there is no such commit */
export function changedSince(commit: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--no-renames', commit, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * The files of stories whose pictures may show a change, in about a second: by what the bundler finds that
 * they import (ADR 84).
 * @param changed files, as paths below the root; one that nothing imports any more shows nowhere
 * @returns paths of stories below the root; 'all' where every story may show it
 */
export async function storiesReachedBy(changed: readonly string[]): Promise<ReadonlySet<string> | 'all'> {
  if (changed.some((file) => BEHIND_ALL.test(file))) return 'all';
  const stories = (await repositoryFiles('packages')).filter((file) => file.endsWith('.stories.tsx'));
  const graph = await importsFrom([...stories, PREVIEW]);
  const everywhere = reached(graph, PREVIEW, { faults: false });
  if (changed.some((file) => everywhere.has(file))) return 'all';
  const shows = (story: string) => {
    const own = reached(graph, story, { faults: story.startsWith(FAULT_STORIES) });
    return changed.some((file) => own.has(file));
  };
  return new Set(stories.filter(shows));
}

/** A module and all that it imports. @param faults whether with what only stands under a fault */
function reached(graph: Graph, first: string, { faults }: { faults: boolean }): Set<string> {
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const { now = [], later = [] } = graph.get(file) ?? {};
    for (const each of faults || file !== UNDER_FAULT ? [...now, ...later] : now) follow(each);
  };
  follow(first);
  return seen;
}

/** What the modules of the repository import, from some of them on; other packages' are left out. */
async function importsFrom(entries: readonly string[]): Promise<Graph> {
  const graph = new Map<string, Imports>();
  const below = (ids: readonly string[]) => ids.map((id) => relative(root, id));
  const record: Plugin = {
    name: 'imports',
    async resolveId(source, importer) {
      if (!importer) return null;
      const [path = source] = source.split('?', 1);
      const found = await this.resolve(path, importer, { skipSelf: true });
      const isOwn = found?.id.startsWith(root) && !found.id.includes('/node_modules/');
      return isOwn ? { id: found?.id ?? path } : { id: source, external: true };
    },
    // What is no code imports nothing.
    load: (id) => (/\.m?[jt]sx?$/.test(id) ? null : { code: 'export default ""', moduleType: 'js' }),
    moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
      graph.set(relative(root, id), { now: below(importedIds), later: below(dynamicallyImportedIds) });
    },
  };
  const bundle = await rolldown({
    input: entries.map((entry) => join(root, entry)),
    platform: 'browser',
    treeshake: false,
    logLevel: 'silent',
    plugins: [record],
  });
  await bundle.generate();
  await bundle.close();
  return graph;
}
