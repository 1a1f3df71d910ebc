import { readFile } from 'node:fs/promises';
import { basename, join, normalize } from 'node:path';
import { repositoryFiles, root } from './inputs.ts';
import { runScript } from './process.ts';

/** What knip says of one file. */
interface Issue {
  file: string;
  files: unknown[];
  exports: { name: string }[];
}

/**
 * Names of what no entry of the product leads to, as `package: name`. What a package's index exports again is
 * left out: the file that declares it says whether it is used.
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

/** Whether the product uses all that the packages declare; what only stories and tests use fails. */
export async function checkOnlyStories(): Promise<{ ok: boolean; output: string }> {
  const options = ['--no-progress', '--production', '--config', 'knip.production.json', '--reporter', 'json'];
  const { output } = await runScript('node_modules/knip/bin/knip.js', options);
  const json = output.slice(output.indexOf('{"'));
  const { issues } = JSON.parse(json) as { issues: Issue[] };
  const unused = unusedIn(issues, await indexesOfPackages());
  return {
    ok: unused.length === 0,
    output: [...unused, 'The product does not use these: use them, or delete them.'].join('\n'),
  };
}
