import { join, relative } from 'node:path';
import {
  type InterfaceDeclaration,
  type Node,
  SyntaxKind,
  type TypeAliasDeclaration,
} from 'typescript/unstable/ast';
import {
  isIndexedAccessTypeNode,
  isInterfaceDeclaration,
  isIntersectionTypeNode,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  isTypeReferenceNode,
  isUnionTypeNode,
} from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  type Project,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';

/** Up to this many properties, their types are compared too: so few names can be equal by chance. */
const FEW_PROPERTIES = 2;

/** One quoted text, or a choice of them, as the compiler writes types. */
const LITERALS = /^"[^"]*"(?: \| "[^"]*")*$/;

/** What a package is made of, without its tests and stories. */
const SOURCE = /^packages\/([^/]+)\/src\/.*(?<!\.(?:test|stories|paths))\.tsx?$/;

/** An exported type that a package declares. */
export interface TypeDeclaration {
  /** Path from the root, with '/'. */
  file: string;
  package: string;
  name: string;
  /** Sorted: the properties of an object, or the branches of a union. */
  members: string[];
}

/**
 * The exported types whose members are written where they stand, as a type or as a schema that it is inferred
 * from. A type that is made from another one (`Pick`, a second name) declares no members and is left out.
 * @param root absolute path of the folder that holds `packages`.
 * @param configs tsconfig files of the packages, relative to the root.
 * @throws where a tsconfig file cannot be read.
 */
export function declaredTypes(root: string, configs: readonly string[]): TypeDeclaration[] {
  const api = new API({ cwd: root });
  try {
    const paths = configs.map((config) => join(root, config));
    const snapshot = api.updateSnapshot({ openProjects: paths });
    return paths.flatMap((path) => {
      const project = snapshot.getProject(path);
      if (!project) throw new Error(`${path} could not be read.`);
      return project.rootFiles.flatMap((file) => typesOf(project, root, file));
    });
  } finally {
    api.close();
  }
}

/**
 * Types of the same members in two packages.
 * @returns a line for each group: `file Name = file Name`.
 */
export function typeTwins(declarations: readonly TypeDeclaration[]): string[] {
  return [...Map.groupBy(declarations, ({ members }) => members.join('\n')).values()]
    .filter((same) => new Set(same.map((each) => each.package)).size > 1)
    .map((same) => same.map(({ file, name }) => `${file} ${name}`).join(' = '));
}

function typesOf(project: Project, root: string, path: string): TypeDeclaration[] {
  const file = relative(root, path).replaceAll('\\', '/');
  const name = SOURCE.exec(file)?.[1];
  const source = name && project.program.getSourceFile(path);
  if (!source) return [];
  return source.statements
    .filter((node) => isInterfaceDeclaration(node) || isTypeAliasDeclaration(node))
    .filter((node) => isExported(node) && declaresMembers(node))
    .map((node) => ({ file, package: name, name: node.name.text, members: membersOf(project, node.name) }))
    .filter(({ members }) => members.length > 1);
}

const isExported = (node: InterfaceDeclaration | TypeAliasDeclaration) =>
  node.modifiers?.some(({ kind }) => kind === SyntaxKind.ExportKeyword) ?? false;

const declaresMembers = (node: InterfaceDeclaration | TypeAliasDeclaration) =>
  isInterfaceDeclaration(node) ? node.members.length > 0 : isWritten(node.type);

/** Written out, taken from a list of values (`(typeof LIST)[number]`), or from a schema (`z.infer`). */
const isWritten = (node: Node) =>
  isInferred(node) ||
  isTypeLiteralNode(node) ||
  isUnionTypeNode(node) ||
  (isIntersectionTypeNode(node) && node.types.some(isTypeLiteralNode)) ||
  isIndexedAccessTypeNode(node);

const isInferred = (node: Node) => isTypeReferenceNode(node) && node.typeName.getText() === 'z.infer';

function membersOf({ checker }: Project, name: Node): string[] {
  const type = checker.getTypeAtLocation(name);
  if (!type) return [];
  if (type.isUnionType())
    return type
      .getTypes()
      .map((branch) => branchOf(checker, branch))
      .sort();
  if (!type.isObjectType() && !type.isIntersectionType()) return [];
  const properties = checker.getPropertiesOfType(type);
  const withTypes = properties.length <= FEW_PROPERTIES;
  return properties.map((each) => (withTypes ? `${each.name}: ${typeOf(checker, each)}` : each.name)).sort();
}

/** A branch of a union: an object is told from the others by the literal types of its properties. */
function branchOf(checker: Checker, branch: Type): string {
  if (!branch.isObjectType()) return checker.typeToString(branch);
  const properties = checker.getPropertiesOfType(branch).map((each) => {
    const type = typeOf(checker, each);
    return LITERALS.test(type) ? `${each.name}: ${type}` : each.name;
  });
  return `{ ${properties.sort().join(', ')} }`;
}

function typeOf(checker: Checker, symbol: TypeSymbol): string {
  const type = checker.getTypeOfSymbol(symbol);
  return type ? checker.typeToString(type) : '';
}
