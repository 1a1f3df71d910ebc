import { globSync, readFileSync } from 'node:fs';

/** What changed for those who install a component. */
export interface Change {
  /** The version that brought it; null as long as it is not published. */
  version: string | null;
  /** As the changelog says it. */
  text: string;
}

const UI = /^"@parley\/ui":/m;

/** Code between backticks that is the name of a component. */
const NAME = /`<?([A-Z]\w+)/g;

/**
 * What the changelog of `@parley/ui`, and the changesets that are not in it yet, say of each component: the
 * clauses that name it, as an entry may tell of several. @param root folder of the repository, as an absolute
 * path.
 */
export function changesByComponent(root: string): Record<string, Change[]> {
  const changes: Record<string, Change[]> = {};
  for (const change of [
    ...pending(root),
    ...published(readFileSync(`${root}/packages/ui/CHANGELOG.md`, 'utf8')),
  ])
    for (const name of new Set([...change.text.matchAll(NAME)].map(([, name = '']) => name)))
      changes[name] = [...(changes[name] ?? []), { ...change, text: about(name, change.text) }];
  return changes;
}

function pending(root: string): Change[] {
  return globSync('.changeset/*.md', { cwd: root })
    .sort()
    .flatMap((file) => {
      const [, head = '', text = ''] = readFileSync(`${root}/${file}`, 'utf8').split(/^---$/m);
      return UI.test(head) ? { version: null, text: oneLine(text) } : [];
    });
}

/** Entries of a changelog as changesets write it: `## 1.2.0`, `### Minor changes`, `- text`. */
export function published(changelog: string): Change[] {
  return changelog.split(/^## /m).flatMap((part, index) => {
    if (index === 0) return [];
    const [version = '', ...lines] = part.split('\n');
    const entries = lines.join('\n').split(/^- /m).slice(1);
    return entries.map((entry) => ({
      version: version.trim(),
      text: oneLine(entry.replace(/^###.*$/gm, '').replace(/^[0-9a-f]{7,}: /, '')),
    }));
  });
}

/** The clauses of an entry that name a component, as sentences. */
function about(name: string, text: string): string {
  const names = new RegExp(`\`<?${name}\\b`);
  return text
    .split(/(?<=[.;])\s+/)
    .filter((clause) => names.test(clause))
    .map((clause) => clause[0]?.toUpperCase() + clause.slice(1).replace(/;$/, '.'))
    .join(' ');
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
