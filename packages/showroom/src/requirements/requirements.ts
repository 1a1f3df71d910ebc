/** A line of docs/requirements.md. */
export interface Requirement {
  /** Such as `SB-1`, `A11Y-1` or `T12`. */
  id: string;
  /** As the document says it, in Markdown. */
  text: string;
}

/** Requirements beneath a heading of the document. */
export interface RequirementGroup {
  title: string;
  requirements: readonly Requirement[];
}

/** Letters and a number, with a hyphen except after T. */
const ID = String.raw`(?:[A-Z][A-Z\d]+-\d+|T[1-9]\d?)`;
const IN_WORDS = new RegExp(String.raw`(?<![\w-])(${ID})(?![\w-])`);
const LINE = new RegExp(`^- (${ID}): `);

/** The groups of the document that hold requirements. @param document docs/requirements.md. */
export function requirementsIn(document: string): RequirementGroup[] {
  return document
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      // A line that begins with spaces goes on with the one before it.
      const whole = lines.join('\n').replace(/\n +/g, ' ').split('\n');
      const requirements = whole.flatMap((line) => {
        const id = LINE.exec(line)?.[1];
        return id ? [{ id, text: line.slice(`- ${id}: `.length) }] : [];
      });
      return { title: title.trim(), requirements };
    })
    .filter(({ requirements }) => requirements.length > 0);
}

/** Words cut at what has the form of an id: words at even places, ids at odd ones. */
export const cutAtIds = (words: string): string[] => words.split(IN_WORDS);

/** Id of the story of requirements. */
const PAGE = 'requirements--requirements';

/** Address of the line of a requirement in Storybook; it survives a reload. */
export const requirementHref = (id: string): string => `./?path=/story/${PAGE}&args=id:${id}`;

/** The requirements among the tags of a story, each with the address of its line. */
export const requirementsOf = (tags: readonly string[]): { id: string; href: string }[] =>
  tags.filter((tag) => cutAtIds(tag)[1] === tag).map((id) => ({ id, href: requirementHref(id) }));
