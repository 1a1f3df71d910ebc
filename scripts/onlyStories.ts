import { readFile } from 'node:fs/promises';
import { basename, join, normalize } from 'node:path';
import { repositoryFiles, root } from './inputs.ts';
import { runScript } from './process.ts';

/** What the product does not use, by name; issues take entries away. */
const LIST = 'docs/only-stories.json';

/** What knip says of one file. */
interface Issue {
  file: string;
  files: unknown[];
  exports: { name: string }[];
}

/**
 * Names of what no entry of the product leads to, as `package: name`. What a package's index exports again is
 * left out:
 * the file that declares it says whether it is used.
 * @param indexes paths that package.json files export, relative to the root.
 */
export function unusedIn(issues: readonly Issue[], indexes: ReadonlySet<string>): string[] {
  return issues
    .filter(({ file }) => !indexes.has(file) && basename(file) !== 'index.ts')
    .flatMap(({ file, files, exports }) => {
      const [, name = file] = /^packages\/([^/]+)\//.exec(file) ?? [];
      const names = [...(files.length > 0 ? [basename(file)] : []), ...exports.map((each) => each.name)];
      return names.map((each) => `${name}: ${each}`);
    })
    .sort();
}

async function indexesOfPackages(): Promise<Set<string>> {
  const manifests = (await repositoryFiles('packages')).filter((path) => basename(path) === 'package.json');
  const exported = manifests.map(async (path) => {
    const { exports = {} } = JSON.parse(await readFile(join(root, path), 'utf8')) as {
      exports?: Record<string, string>;
    };
    return Object.values(exports).map((target) => normalize(join(path, '..', target)));
  });
  return new Set((await Promise.all(exported)).flat());
}

/**
 * Whether what the product does not use is what docs/only-stories.json lists: components and views that
 * stories show and no page has yet. It fails when something is missing there, and when something there is
 * used or gone.
 */
export async function checkOnlyStories(): Promise<{ ok: boolean; output: string; note: string }> {
  const options = ['--no-progress', '--production', '--config', 'knip.production.json', '--reporter', 'json'];
  const { output } = await runScript('node_modules/knip/bin/knip.js', options);
  const json = output.slice(output.indexOf('{"'));
  const { issues } = JSON.parse(json) as { issues: Issue[] };
  const unused = unusedIn(issues, await indexesOfPackages());
  const listed: string[] = JSON.parse(await readFile(join(root, LIST), 'utf8'));
  const problems = [
    ...unused.filter((name) => !listed.includes(name)).map((name) => `${name} is used by no page`),
    ...listed.filter((name) => !unused.includes(name)).map((name) => `${name} is used, or gone`),
  ];
  const hint = `Use it, delete it, or change ${LIST}.`;
  return {
    ok: problems.length === 0,
    output: [...problems, hint].join('\n'),
    note: `${unused.length}, listed in ${LIST}`,
  };
}
