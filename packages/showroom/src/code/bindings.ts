import { readFileSync } from 'node:fs';
import { parser, types as t } from 'storybook/internal/babel';

/** A name that a module has from another. */
export interface Import {
  kind: 'import';
  from: string;
  /** What it is called there; `default` where it has no name. */
  name: string;
  typeOnly: boolean;
}

/** A name that a module declares itself. */
export interface Declaration {
  kind: 'declaration';
  /** The whole statement, without `export`. */
  text: string;
  /** Names that the statement reads. */
  reads: ReadonlySet<string>;
  exported: boolean;
}

/** What a module is made of at its top. */
export interface ModuleParts {
  bindings: ReadonlyMap<string, Import | Declaration>;
  /** Names of others that it passes on. */
  exported: readonly string[];
  /** Modules that it passes on as a whole. */
  passedOn: readonly string[];
}

export const parse = (code: string) =>
  parser.parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });

const nameOf = (node: t.Identifier | t.StringLiteral) => (t.isIdentifier(node) ? node.name : node.value);

/** Reads what stands at the top of a module. */
export function readModule(file: string): ModuleParts {
  const code = readFileSync(file, 'utf8');
  const bindings = new Map<string, Import | Declaration>();
  const exported: string[] = [];
  const passedOn: string[] = [];
  for (const statement of parse(code).program.body) {
    if (t.isImportDeclaration(statement))
      for (const specifier of statement.specifiers)
        bindings.set(specifier.local.name, importOf(statement, specifier));
    else if (t.isExportAllDeclaration(statement)) passedOn.push(statement.source.value);
    else {
      const isExport = t.isExportNamedDeclaration(statement);
      if (isExport)
        for (const specifier of statement.specifiers)
          exported.push(nameOf(specifier.exported as t.Identifier));
      const own = isExport ? statement.declaration : statement;
      if (!own) continue;
      const text = code.slice(own.start ?? 0, own.end ?? 0);
      for (const name of namesOf(own))
        bindings.set(name, { kind: 'declaration', text, reads: namesIn(own), exported: isExport });
    }
  }
  return { bindings, exported, passedOn };
}

function importOf(
  statement: t.ImportDeclaration,
  specifier: t.ImportDeclaration['specifiers'][number],
): Import {
  const named = t.isImportSpecifier(specifier);
  return {
    kind: 'import',
    from: statement.source.value,
    name: named ? nameOf(specifier.imported) : 'default',
    typeOnly: statement.importKind === 'type' || (named && specifier.importKind === 'type'),
  };
}

/** Names that a statement declares: a function its own and not those of its parameters. */
function namesOf(statement: t.Statement): string[] {
  if (t.isTSInterfaceDeclaration(statement) || t.isTSTypeAliasDeclaration(statement))
    return [statement.id.name];
  return Object.keys(t.getOuterBindingIdentifiers(statement));
}

/** Names that code reads: those of properties and attributes are none. */
export function namesIn(code: t.Node): Set<string> {
  const names = new Set<string>();
  const others = new Set<t.Node>();
  // A node comes before what is in it.
  t.traverseFast(code, (node) => {
    if (t.isMemberExpression(node) && !node.computed) others.add(node.property);
    if ((t.isObjectProperty(node) || t.isObjectMethod(node)) && !node.computed) others.add(node.key);
    if (t.isTSPropertySignature(node)) others.add(node.key);
    if (t.isJSXAttribute(node)) others.add(node.name);
    if ((t.isIdentifier(node) || t.isJSXIdentifier(node)) && !others.has(node)) names.add(node.name);
  });
  return names;
}
