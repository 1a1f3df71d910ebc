import { readFileSync } from 'node:fs';
import { experimental_enrichCsf } from '@storybook/react/preset';
import { generate, type NodePath, types as t, traverse } from 'storybook/internal/babel';
import { type CsfFile, createStoryArgsResolver, loadCsf } from 'storybook/internal/csf-tools';
import { namesIn, parse } from './bindings.ts';
import { Formatter } from './formatter.ts';
import { MOCK, NotToTake, Slice, Sources } from './slice.ts';
import { writtenOut } from './writtenOut.ts';

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
  const source = writtenOut(readFileSync(file, 'utf8'));
  const csf = loadCsf(source, { fileName: file, makeTitle: () => file }).parse();
  quoteByBackticks(csf);
  const args = argsOfStories(csf);
  takeOut(csf, args);
  const enrich = await experimental_enrichCsf(undefined, {
    presets: { apply: async () => ({ experimentalCodeExamples: true }) },
  });
  // It adds `Story.input.parameters = { ..., docs: { ..., source: { code } } }` to what it is given.
  const body: t.Statement[] = [];
  await enrich({ _stories: csf._stories, _metaIsFactory: true, _ast: { program: { body } } }, csf);
  const snippets = new Map<string, string>();
  for (const statement of body) {
    const code = textIn(statement);
    const story = /^(?:const|function) (\w+)/.exec(code)?.[1];
    if (!story || isMadeByCall(csf.getStoryExport(story)) || isGivenByCall(csf._metaNode)) continue;
    const snippet = withArgs(withoutLeftOut(code), args.get(story) ?? {});
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

type Args = Readonly<Record<string, t.Node>>;

/** The properties that each story is given: its own and those of its meta. */
function argsOfStories(csf: CsfFile): ReadonlyMap<string, Args> {
  const resolver = createStoryArgsResolver(csf);
  return new Map(Object.keys(csf._stories).map((story) => [story, { ...resolver.resolve(story).args }]));
}

/** Stands for a property that a story takes out of those that it hands on. */
const LEFT_OUT = 'leftOutOfTheProperties';

/**
 * Has each story that takes its properties apart, `({ options, ...args })`, read them as written out, and
 * hand on what is left alone: Storybook writes all of them where the rest is handed on.
 */
function takeOut(csf: CsfFile, args: ReadonlyMap<string, Args>): void {
  traverse(csf._ast, {
    ObjectProperty(path) {
      const { key, value: render } = path.node;
      const story = path.findParent((each) => each.isVariableDeclarator())?.node;
      const name = t.isVariableDeclarator(story) && t.isIdentifier(story.id) ? story.id.name : '';
      const given = args.get(name);
      const input = path.parent;
      if (!given || !t.isIdentifier(key, { name: 'render' }) || !t.isObjectExpression(input)) return;
      if (!t.isFunctionExpression(render) && !t.isArrowFunctionExpression(render)) return;
      const [pattern] = render.params;
      const taken = t.isObjectPattern(pattern) ? namesTaken(pattern) : null;
      if (!taken) return;
      const { scope } = path.get('value') as NodePath<t.Function>;
      for (const [property, local] of taken.names)
        for (const reading of scope.getBinding(local)?.referencePaths ?? [])
          writeOut(reading, given[property]);
      render.params[0] = t.identifier(taken.rest ?? 'args');
      leaveOut(
        input,
        Object.keys(given).filter((property) => taken.names.has(property)),
      );
    },
  });
}

/** Puts a value in the place in which it is read. */
function writeOut(reading: NodePath, value: t.Node | undefined): void {
  if (t.isObjectProperty(reading.parent)) reading.parent.shorthand = false;
  reading.replaceWith(value ? t.cloneNode(value) : t.identifier('undefined'));
}

/** Marks properties of a story. */
function leaveOut(story: t.ObjectExpression, properties: readonly string[]): void {
  const marks = properties.map((name) => t.objectProperty(t.identifier(name), t.identifier(LEFT_OUT)));
  const own = story.properties.find(
    (property) => t.isObjectProperty(property) && t.isIdentifier(property.key, { name: 'args' }),
  );
  if (t.isObjectProperty(own) && t.isObjectExpression(own.value)) own.value.properties.push(...marks);
  else story.properties.push(t.objectProperty(t.identifier('args'), t.objectExpression(marks)));
}

/** Code without the properties that were marked. */
function withoutLeftOut(code: string): string {
  const changes: Change[] = [];
  t.traverseFast(parse(code), (node) => {
    const value = t.isJSXAttribute(node) && t.isJSXExpressionContainer(node.value) && node.value.expression;
    if (value && t.isIdentifier(value, { name: LEFT_OUT })) changes.push({ at: node, text: '' });
  });
  return changed(code, changes);
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
    (t.isObjectExpression(input) && input.properties.some((property) => t.isSpreadElement(property))) ||
    isGivenByCall(input)
  );
}

/** `{ args: inState(...) }`, `{ args: { ...inState(...) } }`: the properties are not written there. */
function isGivenByCall(input: t.Node | null | undefined): boolean {
  if (!t.isObjectExpression(input)) return false;
  return input.properties.some((property) => {
    if (!t.isObjectProperty(property) || !t.isIdentifier(property.key, { name: 'args' })) return false;
    const { value } = property;
    return (
      t.isCallExpression(value) ||
      (t.isObjectExpression(value) &&
        value.properties.some((each) => t.isSpreadElement(each) && t.isCallExpression(each.argument)))
    );
  });
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
function withArgs(code: string, args: Args): string | null {
  const file = parse(code);
  const [param, ...others] = paramsOf(file);
  if (!param) return code;
  if (others.length > 0 || !t.isIdentifier(param, { name: 'args' })) return null;
  const textOf = (name: string) => (args[name] ? generate(args[name]).code : 'undefined');
  const bare = !code
    .slice(0, param.start ?? 0)
    .trimEnd()
    .endsWith('(');
  const changes: Change[] = [{ at: param, text: bare ? '()' : '' }];
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

/** What `{ label, open: _, ...args }` takes out of the properties; null where it gives others. */
function namesTaken({ properties }: t.ObjectPattern) {
  const names = new Map<string, string>();
  let rest: string | undefined;
  for (const property of properties) {
    if (t.isRestElement(property)) {
      if (t.isIdentifier(property.argument)) rest = property.argument.name;
    } else if (t.isIdentifier(property.key) && t.isIdentifier(property.value))
      names.set(property.key.name, property.value.name);
    else return null;
  }
  return { names, rest };
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
