import { generate, type NodePath, types as t, traverse } from 'storybook/internal/babel';
import { parse } from './bindings.ts';

/** What a helper of a file gives, and what it takes for that. */
interface Helper {
  params: readonly (t.Identifier | t.AssignmentPattern)[];
  body: t.ObjectExpression;
}

/**
 * The source of a file of stories in which what its own helpers give stands written out: `meta.story(ready({
 * status: 'trial' }))` as `meta.story({ args: { state: { ...plain, status: 'trial' } } })`. A helper is a
 * constant function of the file that gives an object and does nothing else. What properties are said to be
 * is left out: where they are handed on, the component says it.
 */
export function writtenOut(source: string): string {
  const file = parse(source);
  const helpers = helpersOf(file);
  if (helpers.size === 0 && !source.includes(' as ')) return source;
  const inputs = inputsIn(file).map((input) => ({ input, before: generate(input).code }));
  traverse(file, {
    CallExpression(path) {
      const { callee, arguments: given } = path.node;
      const helper = t.isIdentifier(callee) ? helpers.get(callee.name) : undefined;
      const body = helper && isInStory(path) && bodyWith(helper, given);
      if (body) path.replaceWith(body);
    },
    TSAsExpression(path) {
      if (isInStory(path) && isInArgs(path)) path.replaceWith(path.node.expression);
    },
    MemberExpression: {
      exit(path) {
        const value = isInStory(path) && valueIn(path.node.object, path.node.property);
        if (value) path.replaceWith(value);
      },
    },
    ObjectExpression: {
      exit(path) {
        if (isInStory(path)) path.node.properties = flat(path.node.properties);
      },
    },
  });
  let text = source;
  for (const [index, input] of [...inputsIn(file).entries()].reverse()) {
    const original = inputs[index];
    const code = generate(input, { concise: true }).code;
    if (!original || generate(input).code === original.before) continue;
    text = text.slice(0, original.input.start ?? 0) + code + text.slice(original.input.end ?? 0);
  }
  return text;
}

/** Whether code is a part of what a story, or the meta of all, is made of. */
const isInStory = (path: NodePath): boolean => path.findParent(({ node }) => isStoryCall(node)) !== null;

const isStoryCall = (node: t.Node): node is t.CallExpression =>
  t.isCallExpression(node) &&
  t.isMemberExpression(node.callee) &&
  t.isIdentifier(node.callee.property) &&
  ['meta', 'story'].includes(node.callee.property.name);

const isInArgs = (path: NodePath): boolean =>
  path.findParent(({ node }) => t.isObjectProperty(node) && t.isIdentifier(node.key, { name: 'args' })) !==
  null;

/** What each story, and the meta, is made of, in the order in which they stand. */
function inputsIn(file: t.File): t.Node[] {
  const inputs: t.Node[] = [];
  t.traverseFast(file, (node) => {
    const [input] = isStoryCall(node) ? node.arguments : [];
    if (input) inputs.push(input);
  });
  return inputs;
}

function helpersOf(file: t.File): Map<string, Helper> {
  const helpers = new Map<string, Helper>();
  for (const statement of file.program.body) {
    if (!t.isVariableDeclaration(statement)) continue;
    for (const { id, init } of statement.declarations) {
      if (!t.isIdentifier(id) || !t.isArrowFunctionExpression(init)) continue;
      const { params, body } = init;
      if (t.isObjectExpression(body) && params.every(isPlain)) helpers.set(id.name, { params, body });
    }
  }
  return helpers;
}

const isPlain = (param: t.Node): param is t.Identifier | t.AssignmentPattern =>
  t.isIdentifier(param) || (t.isAssignmentPattern(param) && t.isIdentifier(param.left));

/** What a helper gives for what it is given; null where that is not written there one by one. */
function bodyWith({ params, body }: Helper, given: t.CallExpression['arguments']): t.Node | null {
  const values = new Map<string, t.Expression>();
  for (const [index, param] of params.entries()) {
    const otherwise = t.isAssignmentPattern(param) ? param.right : t.identifier('undefined');
    const own = given[index];
    const value = !own || t.isIdentifier(own, { name: 'undefined' }) ? otherwise : own;
    const name = t.isAssignmentPattern(param) ? param.left : param;
    if (!t.isExpression(value) || !t.isIdentifier(name)) return null;
    values.set(name.name, value);
  }
  const copy = t.file(t.program([t.expressionStatement(t.parenthesizedExpression(t.cloneNode(body)))]));
  traverse(copy, {
    Identifier(path) {
      const value = values.get(path.node.name);
      if (!value || !path.isReferencedIdentifier()) return;
      if (t.isObjectProperty(path.parent)) path.parent.shorthand = false;
      path.replaceWith(t.cloneNode(value));
      // What is given is the caller's: a name in it is none of the helper's.
      path.skip();
    },
  });
  const [statement] = copy.program.body;
  const made = t.isExpressionStatement(statement) ? statement.expression : null;
  return t.isParenthesizedExpression(made) ? made.expression : null;
}

type Property = t.ObjectExpression['properties'][number];

const nameOf = (property: Property): string | null =>
  !t.isSpreadElement(property) && !property.computed && t.isIdentifier(property.key)
    ? property.key.name
    : null;

/** `{ args: {...} }.args` */
function valueIn(object: t.Node, name: t.Node): t.Node | null {
  if (!t.isObjectExpression(object) || !t.isIdentifier(name)) return null;
  const found = object.properties.find((property) => nameOf(property) === name.name);
  return t.isObjectProperty(found) ? found.value : null;
}

/** `{ ...{ a: 1, b: 2 }, b: 3 }` as `{ a: 1, b: 3 }`: of two with the same name the later one counts. */
function flat(properties: readonly Property[]): Property[] {
  const all = properties.flatMap((property) =>
    t.isSpreadElement(property) && t.isObjectExpression(property.argument)
      ? property.argument.properties
      : [property],
  );
  return all.filter((property, index) => {
    const name = nameOf(property);
    return name === null || !all.slice(index + 1).some((later) => nameOf(later) === name);
  });
}
