import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isStringLiteral, isTemplateExpression, type Node } from 'typescript/unstable/ast';
import { isNoSubstitutionTemplateLiteral } from 'typescript/unstable/ast/is';
import type { Checker, Type } from 'typescript/unstable/sync';
import { describe, expect, test } from 'vitest';
import { flatten } from './flatten.ts';
import { baseOf } from './keys.testing.ts';
import { en } from './messages/en/index.ts';
import launcher from './messages/en/launcher.json' with { type: 'json' };
import server from './messages/en/server.json' with { type: 'json' };
import { placeOf, walk, withSources } from './sources.node.ts';

/**
 * Keys of navigation and dashboard that docs/figures.md names (SH-5) and that the portal does not show yet.
 */
const NAMED_BY_SPEC = [
  'shell.navigation.apiAccess',
  'shell.navigation.faq',
  'shell.navigation.apiDocumentation',
  'shell.dashboard.title',
];

const keys = new Set([...flatten(en).keys()].map(baseOf));
const areas = new RegExp(`^(${Object.keys(en).join('|')})\\.`);

/** The texts that an expression can be, as its type says; undefined where that is any text at all. */
function possible(type: Type | undefined): string[] | undefined {
  if (type?.isUnionType()) {
    const each = type.getTypes().map(possible);
    return each.every((texts) => texts !== undefined) ? each.flat() : undefined;
  }
  return type?.isStringLiteralType() ? [type.value] : undefined;
}

/**
 * Keys that a node uses. A composed key counts by its type: `t(`users.${role}`)` uses as many keys as `role`
 * has values, because `t` takes only keys. So the type of the inserted value declares a dynamic key; there is
 * no list to keep.
 */
function usedBy(node: Node, checker: Checker): string[] | undefined {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (!isTemplateExpression(node) || !areas.test(node.head.text)) return [];
  return possible(checker.getTypeAtLocation(node));
}

describe('the words that are used', () => {
  const { used, untyped, text } = withSources(({ files, checker }) => {
    const used = new Set<string>();
    const untyped: string[] = [];
    for (const file of files) {
      walk(file, (node) => {
        const found = usedBy(node, checker);
        if (!found) untyped.push(placeOf(file, node));
        for (const key of found ?? []) if (keys.has(key)) used.add(key);
      });
    }
    return { used, untyped, text: files.map((file) => file.text).join('\n') };
  });

  test('SH-5: the type of each key that is put together says which it can be', () => {
    expect(untyped).toEqual([]);
  });

  test('SH-5: no key is there that nothing uses', () => {
    const unused = [...keys].filter((key) => !used.has(key) && !NAMED_BY_SPEC.includes(key));
    expect(unused).toEqual([]);
  });

  test('SH-5: what is kept for the specification alone is not used, and is there', () => {
    for (const key of NAMED_BY_SPEC) expect([key, keys.has(key), used.has(key)]).toEqual([key, true, false]);
  });

  test('SH-5: the server uses each of its words', () => {
    const cwd = fileURLToPath(new URL('../../server/src', import.meta.url));
    const source = globSync('**/*.ts', { cwd }).map((file) => readFileSync(`${cwd}/${file}`, 'utf8'));
    const written = source.join('\n');
    const unused = [...flatten(server).keys()].map(baseOf).filter((key) => !written.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  test('WG-1: the launcher uses each of its words', () => {
    for (const key of Object.keys(launcher)) expect(text).toMatch(new RegExp(`\\bwords\\.${key}\\b`));
  });
});
