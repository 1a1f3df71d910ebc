import { dirname, join } from 'node:path';

/** A text file of the repository, by its path relative to the root. */
export interface Source {
  path: string;
  text: string;
}

const REQUIREMENTS = 'docs/requirements.md';

/** `SB-1`, `A11Y-1`, `T12`: letters and a number, with a hyphen except after T. */
const ID = /(?<![\w-])(?:(?:A11Y|[A-Z]{2,})-\d+|T[1-9]\d?)(?![\w-])/g;

/** An id that begins the title of a test or story. */
const TITLE_ID = /(?:\b(?:test|it|describe)(?:\.\w+)*\(|\bname:)\s*['"`]([A-Z][A-Z\d]+-\d+)[:,]/g;

const prefixOf = (id: string) => id.replace(/-?\d+$/, '');

/** The ids that have a line in docs/requirements.md. */
export function idsWithLine(sources: readonly Source[]): Set<string> {
  const text = sources.find(({ path }) => path === REQUIREMENTS)?.text ?? '';
  return new Set([...text.matchAll(/^- (\S+): /gm)].map(([, id = '']) => id).filter((id) => /\d$/.test(id)));
}

/**
 * The requirement ids that texts use, each with the files that use it: what has a known prefix, and whatever
 * begins a title in the form of an id.
 */
export function idsInUse(sources: readonly Source[], known: ReadonlySet<string>): Map<string, Set<string>> {
  const prefixes = new Set([...known].map(prefixOf));
  const used = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const ids = [...text.matchAll(ID)].map(([id]) => id).filter((id) => prefixes.has(prefixOf(id)));
    const inTitles = [...text.matchAll(TITLE_ID)].map(([, id = '']) => id);
    for (const id of [...ids, ...inTitles]) used.set(id, (used.get(id) ?? new Set()).add(path));
  }
  return used;
}

/** A comment, or the beginning of a title, that names a Markdown file. */
const NAMED = /(?:\/\/|\/\*|^\s*\*|(?:test|it|describe)\(').*?\b([\w-]+\.md)\b/gm;
const IN_DOCS = /(?<![\w/.-])docs\/[\w./-]+\.\w+/g;
const LINK = /\]\(([^)#\s:]+)(?:#[^)]*)?\)/g;
const ADR = /\bADRs? 0*(\d+)\b/g;
const SECTION = /\b(?:spec|specification|requirements),? section \d|\bsection \d+ of the spec/gi;

/**
 * Mentions of documents that are not there: paths below docs/, links of Markdown files, Markdown files named
 * in comments and titles, numbers of decisions, and sections of a specification.
 * @param paths all files of the repository.
 * @returns a line each: `file: mention`.
 */
export function brokenMentions(sources: readonly Source[], paths: ReadonlySet<string>): string[] {
  const names = new Set([...paths].map((path) => path.slice(path.lastIndexOf('/') + 1)));
  const folders = new Set([...paths].map(dirname));
  const decisions = new Set(
    [...paths].map((path) => /^docs\/adr\/0*(\d+)-/.exec(path)?.[1]).filter((number) => number !== undefined),
  );
  return sources.flatMap(({ path, text }) => {
    const isProse = path.endsWith('.md');
    const missing = [
      ...[...text.matchAll(IN_DOCS)].map(([each]) => each).filter((each) => !paths.has(each)),
      ...[...text.matchAll(ADR)].filter(([, number = '']) => !decisions.has(number)).map(([each]) => each),
      ...[...text.matchAll(SECTION)].map(([each]) => each),
    ];
    if (!isProse)
      missing.push(
        ...[...text.matchAll(NAMED)].map(([, name = '']) => name).filter((name) => !names.has(name)),
      );
    if (isProse)
      missing.push(
        ...[...text.matchAll(LINK)]
          .map(([, target = '']) => join(dirname(path), target).replace(/\/$/, ''))
          .filter((target) => !paths.has(target) && !folders.has(target)),
      );
    return missing.map((mention) => `${path}: ${mention}`);
  });
}

const STATUS =
  /^Status: (?:proposed|accepted|replaced by \[ADR \d+\]\(\d{4}-[\w-]+\.md\)), \d{4}-\d{2}-\d{2}$/;

/** How a decision departs from its form: number, status and date, headings, the same in the index. */
export function decisionProblems({ path, text }: Source, index: string): string[] {
  const file = path.slice('docs/adr/'.length);
  const [title = '', blank, status = ''] = text.split('\n');
  const number = Number(/^(\d{4})-[a-z\d-]+\.md$/.exec(file)?.[1]);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading).join(', ');
  const entry = `- [${title.slice('# '.length)}](${file}): ${status.slice('Status: '.length)}\n`;
  return [
    !title.startsWith(`# ${number}. `) && `does not begin with '# ${number}. '`,
    !(blank === '' && STATUS.test(status)) && "has no third line 'Status: accepted, YYYY-MM-DD'",
    headings !== 'Context, Decision, Consequences' && `has the headings ${headings}`,
    !index.includes(entry) && `has no line '${entry.trim()}' in docs/adr/README.md`,
  ].flatMap((problem) => (problem ? `${path} ${problem}` : []));
}
