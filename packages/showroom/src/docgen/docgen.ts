import type { Node } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isFunctionDeclaration,
  isIdentifier,
  isObjectBindingPattern,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
} from 'typescript/unstable/ast/is';
import {
  API,
  type Project,
  SignatureKind,
  type Snapshot,
  SymbolFlags,
  TypeFlags,
  type Symbol as TypeSymbol,
  type UnionType,
} from 'typescript/unstable/sync';
import type { ComponentDoc, PropDoc, TypeDoc } from './docgen.types.ts';

type Type = ReturnType<Project['checker']['getAnyType']>;

/** How deep types are followed: a property's type, and the types which that one is made of. */
const TYPE_DEPTH = 2;

/**
 * Asks the compiler what components take: names, types, defaults and docstrings, across files, through
 * unions, generics and `keyof typeof`. The native compiler answers within milliseconds; its process lives
 * until `close`.
 */
export class Docgen {
  readonly #api: API;
  readonly #config: string;
  #snapshot: Snapshot | undefined;

  /** @param root folder of the `tsconfig.json` that the components belong to, as an absolute path. */
  constructor(root: string) {
    this.#api = new API({ cwd: root });
    this.#config = `${root}/tsconfig.json`;
  }

  /** The components that a file exports. Empty where it exports none, or is no part of the project. */
  componentsOf(file: string): ComponentDoc[] {
    const project = this.#project();
    const source = project.program.getSourceFile(file);
    const module = source && project.checker.getSymbolAtLocation(source);
    if (!module) return [];
    return project.checker
      .getExportsOfModule(module)
      .filter(({ flags }) => flags & SymbolFlags.Value)
      .flatMap((symbol) => new Reader(project).component(symbol) ?? [])
      .filter(({ name }) => /^[A-Z]/.test(name));
  }

  /** Forgets what it knew of files that have changed since. */
  changed(...files: string[]): void {
    this.#snapshot = this.#api.updateSnapshot({ fileChanges: { changed: files } });
  }

  close(): void {
    this.#api.close();
  }

  #project(): Project {
    this.#snapshot ??= this.#api.updateSnapshot({ openProjects: [this.#config] });
    const project = this.#snapshot.getProject(this.#config);
    if (!project) throw new Error(`${this.#config} could not be read.`);
    return project;
  }
}

/** Reads one component. */
class Reader {
  readonly #project: Project;
  readonly #types = new Map<string, TypeDoc>();

  constructor(project: Project) {
    this.#project = project;
  }

  get #checker() {
    return this.#project.checker;
  }

  component(symbol: TypeSymbol): ComponentDoc | null {
    const type = this.#checker.getTypeOfSymbol(symbol);
    const [signature] = type ? this.#checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    if (!signature) return null;
    const given = this.#checker.getParameterType(signature, 0);
    const defaults = this.#defaultsOf(symbol);
    return {
      name: this.#nameOf(symbol),
      description: symbol.getDocumentationComment(this.#checker),
      props: given
        ? this.#members(given, 0).map((prop) => {
            const defaultValue = defaults.get(prop.name) ?? prop.defaultValue;
            return defaultValue === undefined ? prop : { ...prop, defaultValue };
          })
        : [],
      types: [...this.#types.values()],
    };
  }

  /** Members of an object type, or of each branch of a union of such. Those of libraries are left out. */
  #members(type: Type, depth: number): PropDoc[] {
    const branches = type.isUnionType() ? type.getTypes() : [type];
    const found = new Map<string, PropDoc>();
    /** What a branch of the union forbids. */
    const forbidden = new Set<string>();
    for (const branch of branches) {
      for (const symbol of this.#checker.getPropertiesOfType(branch)) {
        const member = this.#member(symbol, depth);
        if (member?.type === 'never') forbidden.add(member.name);
        if (!member || member.type === 'never') continue;
        const known = found.get(member.name);
        found.set(member.name, known ? joined(known, member) : member);
      }
    }
    const inAll = (name: string) =>
      branches.every((branch) => this.#checker.getPropertyOfType(branch, name) !== undefined);
    return [...found.values()].map((member) => ({
      ...member,
      required: member.required && inAll(member.name) && !forbidden.has(member.name),
    }));
  }

  #member(symbol: TypeSymbol, depth: number): PropDoc | null {
    const [declaration] = symbol.declarations.map((handle) => handle.resolve(this.#project));
    const type = this.#checker.getTypeOfSymbol(symbol);
    if (!declaration || !type || isForeign(declaration)) return null;
    const written = isPropertySignatureDeclaration(declaration) ? declaration.type : declaration;
    this.#collectTypes(written, depth);
    const values = valuesOf(type)?.sort(byPlaceIn(written.getText()));
    const tags = symbol.getJsDocTags(this.#checker);
    const defaultValue = tags.find(({ name }) => name === 'default')?.text;
    return {
      name: symbol.name,
      type: values ? choiceOf(values) : textOf(written),
      ...(values && { values }),
      required: !(symbol.flags & SymbolFlags.Optional),
      description: symbol.getDocumentationComment(this.#checker),
      ...(defaultValue !== undefined && { defaultValue }),
    };
  }

  /**
   * Collects the project's types that a type refers to. Unions of literals are left out: they are shown where
   * they are used.
   */
  #collectTypes(node: Node, depth: number): void {
    if (isTypeReferenceNode(node) && isIdentifier(node.typeName)) this.#collectType(node.typeName, depth);
    node.forEachChild((child) => this.#collectTypes(child, depth));
  }

  #collectType(name: Node, depth: number): void {
    const local = this.#checker.getSymbolAtLocation(name);
    if (!local) return;
    const symbol = local.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(local) : local;
    const [declaration] = symbol.declarations.map((handle) => handle.resolve(this.#project));
    if (!declaration || isForeign(declaration) || symbol.flags & SymbolFlags.TypeParameter) return;
    if (depth >= TYPE_DEPTH || this.#types.has(symbol.name)) return;
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
    if (valuesOf(type) || this.#checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) return;
    const doc: TypeDoc = {
      name: symbol.name,
      description: symbol.getDocumentationComment(this.#checker),
      members: [],
      text: isTypeAliasDeclaration(declaration) ? textOf(declaration.type) : '',
    };
    this.#types.set(symbol.name, doc);
    const members = this.#members(type, depth + 1);
    // A union such as `string | Date` shows no members.
    this.#types.set(symbol.name, { ...doc, members });
  }

  /** The component's name in its file; the export may be called `default`. */
  #nameOf(symbol: TypeSymbol): string {
    const declaration = symbol.valueDeclaration?.resolve(this.#project);
    const own = declaration && isFunctionDeclaration(declaration) ? declaration.name?.getText() : undefined;
    return own ?? symbol.name;
  }

  /** Default values of properties, from the function's destructured parameter. */
  #defaultsOf(symbol: TypeSymbol): Map<string, string> {
    const defaults = new Map<string, string>();
    const declaration = symbol.valueDeclaration?.resolve(this.#project);
    if (!declaration || !isFunctionDeclaration(declaration)) return defaults;
    const pattern = declaration.parameters[0]?.name;
    if (!pattern || !isObjectBindingPattern(pattern)) return defaults;
    for (const element of pattern.elements) {
      if (!isBindingElement(element) || !element.initializer) continue;
      const name = element.propertyName ?? element.name;
      if (name) defaults.set(name.getText(), element.initializer.getText());
    }
    return defaults;
  }
}

const isForeign = (node: Node) => node.getSourceFile().fileName.includes('/node_modules/');

/** The values of a union of strings or numbers; null for other types, such as boolean. */
function valuesOf(type: Type): (string | number)[] | null {
  const branches: readonly Type[] = type.isUnionType() ? (type as UnionType).getTypes() : [type];
  const given = branches.filter(({ flags }) => !(flags & TypeFlags.Undefined));
  const values = given.flatMap((branch) =>
    branch.isStringLiteralType() || branch.isNumberLiteralType() ? branch.value : [],
  );
  return values.length > 0 && values.length === given.length ? values : null;
}

const literal = (value: string | number) => (typeof value === 'string' ? `'${value}'` : String(value));
const choiceOf = (values: readonly (string | number)[]) => values.map(literal).join(' | ');

/** Puts values in the order in which they are written; the compiler keeps them by the alphabet. */
const byPlaceIn = (text: string) => (one: string | number, other: string | number) =>
  text.indexOf(literal(one)) - text.indexOf(literal(other));

/** A type as it is written, on one line, without the `undefined` that optional ones repeat. */
const textOf = (node: Node) =>
  node
    .getText()
    .replace(/\/\*\*?[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*)\)$/, '$1')
    .trim();

/** A member that several branches of a union have. */
function joined(one: PropDoc, other: PropDoc): PropDoc {
  const types = one.type === other.type ? one.type : `${one.type} | ${other.type}`;
  const values = one.values && other.values ? [...new Set([...one.values, ...other.values])] : undefined;
  return {
    ...one,
    type: values ? choiceOf(values) : types,
    ...(values && { values }),
    required: one.required && other.required,
    description: one.description || other.description,
  };
}
