import {
  isBinaryExpression,
  isJsxAttribute,
  isJsxExpression,
  isJsxText,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
  type Node,
} from 'typescript/unstable/ast';
import {
  isConditionalExpression,
  isJsxElement,
  isJsxFragment,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isPropertyAssignment,
} from 'typescript/unstable/ast/is';
import { describe, expect, test } from 'vitest';
import { placeOf, type Sources, walk, withSources } from './sources.node.ts';

/** Names of attributes and properties, ours and the platform's, whose text reaches readers. */
const READ =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|aria(Label|Description|ValueText)|title|alt|placeholder|label|text|help|hint|error|purpose|description|busy|textContent|innerText|\w+Label)$/;

/** Two letters in a row: figures, signs and key caps are no words. */
const WORDS = /\p{L}{2}/u;

/** An address and the type sample 'Aa' are the same in every language. */
const ANY_LANGUAGE = /^(\S+\.\S+|Aa)$/;

/** A key or a code, such as `editor.field.name`, which objects carry to whoever finds the words. */
const CODE = /^[a-z][\w.-]*$/;

/**
 * Literal texts in an expression that is shown: the expression itself, the branches of a condition, the fixed
 * parts of a template. Arguments of a call, such as the key in `t('chat.send')`, are not shown.
 */
function writtenIn(node: Node): string[] {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (isTemplateExpression(node)) {
    const still = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    return [...still, ...node.templateSpans.flatMap(({ expression }) => writtenIn(expression))];
  }
  if (isParenthesizedExpression(node)) return writtenIn(node.expression);
  if (isConditionalExpression(node)) return [...writtenIn(node.whenTrue), ...writtenIn(node.whenFalse)];
  if (isBinaryExpression(node)) {
    const operator = node.operatorToken.getText();
    if (operator === '&&') return writtenIn(node.right);
    return /^(\|\||\?\?|\+)$/.test(operator) ? [...writtenIn(node.left), ...writtenIn(node.right)] : [];
  }
  return [];
}

/** Texts that a node shows to readers without asking for their language. */
function shownBy(node: Node): string[] {
  if (isJsxText(node)) return [node.text];
  if (isJsxAttribute(node) && READ.test(node.name.getText()) && node.initializer) {
    const { initializer } = node;
    if (isJsxExpression(initializer)) return initializer.expression ? writtenIn(initializer.expression) : [];
    return writtenIn(initializer);
  }
  if (isJsxExpression(node) && node.expression && (isJsxElement(node.parent) || isJsxFragment(node.parent))) {
    return writtenIn(node.expression);
  }
  if (
    isBinaryExpression(node) &&
    node.operatorToken.getText() === '=' &&
    isPropertyAccessExpression(node.left) &&
    READ.test(node.left.name.text)
  ) {
    return writtenIn(node.right);
  }
  if (isPropertyAssignment(node) && READ.test(node.name.getText())) {
    return writtenIn(node.initializer).filter((text) => !CODE.test(text));
  }
  return [];
}

function hardCoded({ files }: Pick<Sources, 'files'>): string[] {
  const found: string[] = [];
  for (const file of files) {
    walk(file, (node) => {
      for (const text of shownBy(node)) {
        if (WORDS.test(text) && !ANY_LANGUAGE.test(text.trim()))
          found.push(`${placeOf(file, node)} ${text.trim()}`);
      }
    });
  }
  return found;
}

const EXAMPLES = `
declare const t: (key: string) => string;
declare const on: boolean;
declare const size: 'small' | 'large';
export const shown = (
  <section aria-label="Label" placeholder="shop.example.com" title={on ? 'Title' : t('common.close')} className="class" lang="de">
    Text {t('common.ok')} {'Literal'} {\`Template \${size} end\`} {on && 'Branch'} {size === 'small' && <b>·</b>}
    <img alt={on ? '' : 'Alternative'} /> 42 % →
  </section>
);
export const entry = { label: 'Entry', title: 'errors.title', kind: 'Kind of thing' };
document.title = 'Page';
`;

describe('hard-coded words', () => {
  test('SH-5: are found wherever readers would meet them', () => {
    const found = withSources(hardCoded, { 'packages/ui/src/example.tsx': EXAMPLES });
    const words = found.map((line) => line.replace(/^\S+ /, ''));
    expect(words.sort()).toEqual(
      [
        'Alternative',
        'Label',
        'Title',
        'Text',
        'Literal',
        'Template',
        'end',
        'Branch',
        'Entry',
        'Page',
      ].sort(),
    );
  });

  test('SH-5: all that readers see comes from the messages', () => {
    expect(withSources(hardCoded)).toEqual([]);
  });
});
