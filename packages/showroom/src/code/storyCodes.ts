import { readFileSync } from 'node:fs';
import { experimental_enrichCsf } from '@storybook/react/preset';
import { generate, types as t, traverse } from 'storybook/internal/babel';
import { type CsfFile, createStoryArgsResolver, loadCsf } from 'storybook/internal/csf-tools';
import { namesIn, parse, readingsIn } from './bindings.ts';
import { Formatter } from './formatter.ts';
import { MOCK, NotToTake, Slice, Sources } from './slice.ts';

/**
 * Makes of stories what one would write elsewhere to have what they show: Storybook's own snippet, the
 * imports and the data that it needs, and functions that do nothing in place of mocks.
 */
export class StoryCodes {
  readonly #root: string;
  readonly #formatter: Formatter;
  #sources: Sources;

  /** @param root folder of the repository, as an absolute path. */
  constructor(root: string) {
    this.#root = root;
    this.#formatter = new Formatter(root);
    this.#sources = new Sources(root);
  }

  /** Forgets what it has read. */
  changed(): void {
    this.#sources = new Sources(this.#root);
  }

  /**
   * Code by the name of the story in its file. A story that is made by a call or stands on what is not
   * published has none.
   */
  async of(file: string): Promise<Record<string, string>> {
    const codes: Promise<[string, string]>[] = [];
    for (const [story, snippet] of await snippetsOf(file)) {
      const slice = new Slice(this.#sources);
      try {
        for (const name of namesIn(parse(snippet))) if (name !== story) slice.take(name, file);
      } catch (error) {
        if (error instanceof NotToTake) continue;
        throw error;
      }
      const code = withoutMocks(slice.before(`export ${snippet}`));
      codes.push(this.#formatter.format(code).then((formatted) => [story, formatted]));
    }
    return Object.fromEntries(await Promise.all(codes));
  }
}

/** What Storybook prints of each story: the properties of its meta and its own, written out. */
async function snippetsOf(file: string): Promise<Map<string, string>> {
  const csf = loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: () => file }).parse();
  quoteByBackticks(csf);
  const enrich = await experimental_enrichCsf(undefined, {
    presets: { apply: async () => ({ experimentalCodeExamples: true }) },
  });
  // It adds `Story.input.parameters = { ..., docs: { ..., source: { code } } }` to what it is given.
  const body: t.Statement[] = [];
  await enrich({ _stories: csf._stories, _metaIsFactory: true, _ast: { program: { body } } }, csf);
  const args = createStoryArgsResolver(csf);
  const snippets = new Map<string, string>();
  for (const statement of body) {
    const code = textIn(statement);
    const story = /^(?:const|function) (\w+)/.exec(code)?.[1];
    if (!story || isMadeByCall(csf.getStoryExport(story))) continue;
    const snippet = withArgs(code, args.resolve(story).args);
    if (snippet) snippets.set(story, snippet);
  }
  return snippets;
}

/** Storybook makes attributes of texts, and an attribute knows no `\"` nor `\n`. */
function quoteByBackticks(csf: CsfFile): void {
  traverse(csf._ast, {
    StringLiteral(path) {
      const { value } = path.node;
      if (!/["\\\n]/.test(value) || !(path.key === 'value' || path.key === 'init')) return;
      const raw = value.replace(/[`\\]|\$(?={)/g, '\\$&');
      path.replaceWith(t.templateLiteral([t.templateElement({ raw, cooked: value }, true)], []));
    },
  });
}

function textIn(code: t.Node): string {
  let text = '';
  t.traverseFast(code, (node) => {
    if (t.isStringLiteral(node)) text = node.value;
  });
  return text;
}

/** `meta.story(statesOf(...))`, `meta.story({ ...conforms(...) })`: what they render is not written there. */
function isMadeByCall(story: t.Node): boolean {
  const [input] = t.isCallExpression(story) ? story.arguments : [];
  return (
    t.isCallExpression(input) ||
    (t.isObjectExpression(input) && input.properties.some((property) => t.isSpreadElement(property)))
  );
}

/** A part of code, and what stands there instead. */
interface Change {
  at: t.Node;
  text: string;
}

/** The changes do not overlap. */
function changed(code: string, changes: readonly Change[]): string {
  let text = code;
  for (const { at, text: instead } of [...changes].sort(
    (one, other) => (other.at.start ?? 0) - (one.at.start ?? 0),
  ))
    text = text.slice(0, at.start ?? 0) + instead + text.slice(at.end ?? 0);
  return text;
}

const isCall = (node: t.Node) => t.isCallExpression(node) || t.isOptionalCallExpression(node);

/** The property that `args.property` reads. */
function argOf(node: t.Node): string | undefined {
  if (!t.isMemberExpression(node) || !t.isIdentifier(node.object, { name: 'args' })) return undefined;
  return t.isIdentifier(node.property) ? node.property.name : undefined;
}

/** Writes out what a story still reads of its properties; null where it hands all of them on. */
function withArgs(code: string, args: Readonly<Record<string, t.Node>>): string | null {
  const file = parse(code);
  const [param, ...others] = paramsOf(file);
  if (!param) return code;
  const taken = t.isObjectPattern(param) ? namesTaken(param) : new Set<string>();
  if (others.length > 0 || !(taken && (t.isObjectPattern(param) || t.isIdentifier(param, { name: 'args' }))))
    return null;
  const textOf = (name: string) => (args[name] ? generate(args[name]).code : 'undefined');
  const bare = !code
    .slice(0, param.start ?? 0)
    .trimEnd()
    .endsWith('(');
  const changes: Change[] = [{ at: param, text: bare ? '()' : '' }];
  const isIn = ({ start, end }: t.Node) =>
    (start ?? 0) >= (param.start ?? 0) && (end ?? 0) <= (param.end ?? 0);
  for (const reading of readingsIn(file))
    if (taken.has(reading.name) && !isIn(reading)) changes.push({ at: reading, text: textOf(reading.name) });
  t.traverseFast(file, (node) => {
    // Only the test of a story asks what it was told.
    if (t.isExpressionStatement(node) && isCall(node.expression) && argOf(node.expression.callee)) {
      changes.push({ at: node, text: '' });
      return t.traverseFast.skip;
    }
    const name = argOf(node);
    if (name) changes.push({ at: node, text: textOf(name) });
    return undefined;
  });
  const rest = changed(code, changes);
  return namesIn(parse(rest)).has('args') ? null : rest;
}

/** Parameters of the function that a story is. */
function paramsOf(file: t.File): readonly t.Node[] {
  let found: readonly t.Node[] | undefined;
  t.traverseFast(file, (node) => {
    if (t.isFunction(node)) found ??= node.params;
  });
  return found ?? [];
}

/** Names that `{ label, ...args }` takes out of the properties; null where it gives them others. */
function namesTaken({ properties }: t.ObjectPattern): Set<string> | null {
  const names = new Set<string>();
  for (const property of properties) {
    if (t.isRestElement(property)) continue;
    if (!property.shorthand || !t.isIdentifier(property.value)) return null;
    names.add(property.value.name);
  }
  return names;
}

/** Code in which a function that does nothing stands for each mock, and a mock's own for one that has it. */
function withoutMocks(code: string): string {
  const changes: Change[] = [];
  t.traverseFast(parse(code), (node) => {
    if (!t.isCallExpression(node) || !t.isIdentifier(node.callee, { name: MOCK })) return;
    const [own] = node.arguments;
    changes.push({ at: node, text: own ? code.slice(own.start ?? 0, own.end ?? 0) : '() => {}' });
  });
  return changed(code, changes);
}
