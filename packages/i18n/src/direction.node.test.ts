import {
  isIdentifier,
  isJsxAttribute,
  isJsxExpression,
  isStringLiteral,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import {
  isJsxAttributes,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
} from 'typescript/unstable/ast/is';
import { describe, expect, test } from 'vitest';
import { placeOf, type Sources, walk, withSources } from './sources.node.ts';

/**
 * Icons of lucide that point along the line of writing and are mirrored from right to left. Those of clocks
 * and tapes (`RotateCcw`, `Play`), of code (`WrapText`) and of hand-held things (`Pencil`) are not.
 */
const POINTING =
  /^(Arrow(Up|Down)?(Left|Right)|(Circle|Square)?Chevrons?(Left|Right)|(Circle|Square)Arrow(Left|Right)|Move(Left|Right)|Corner\w+|Log(In|Out)|ExternalLink|Send(Horizontal)?|Reply(All)?|Forward|Undo2?|Redo2?|Panel(Left|Right)\w*|List(Start|End|Indent\w+)|(In|Out)dent\w*)$/;

/** Properties that take an icon. */
const GIVEN = /^(icon|iconEnd)$/;
const SAYS_SO = /^(points|iconPoints)$/;

/** The names in an expression that are drawings: `open ? ArrowLeft : X` has two. */
function drawingsIn(node: Node, imported: ReadonlySet<string>): string[] {
  const found: string[] = [];
  walk(node, (inner) => {
    if (isIdentifier(inner) && imported.has(inner.text)) found.push(inner.text);
  });
  return found;
}

function importedDrawings(file: SourceFile): ReadonlySet<string> {
  const from = /import\s*\{([^}]*)\}\s*from 'lucide-react'/g;
  const names = [...file.text.matchAll(from)].flatMap(([, list]) => (list as string).split(','));
  return new Set(names.map((name) => name.trim()).filter((name) => name && !name.startsWith('type ')));
}

/** Places that mark an icon as pointing although it does not, or fail to mark one that does. */
function wrongWay({ files }: Pick<Sources, 'files'>): string[] {
  const found: string[] = [];
  for (const file of files) {
    const imported = importedDrawings(file);
    if (imported.size === 0) continue;
    walk(file, (node) => {
      if (!isJsxAttributes(node) && !isObjectLiteralExpression(node)) return;
      const entries = node.properties.filter(
        (entry) =>
          isJsxAttribute(entry) || isPropertyAssignment(entry) || isShorthandPropertyAssignment(entry),
      );
      const drawings = entries
        .filter((entry) => GIVEN.test(entry.name.getText()))
        .flatMap((entry) => drawingsIn(entry, imported));
      if (drawings.length === 0) return;
      const points = entries.some((entry) => SAYS_SO.test(entry.name.getText()));
      for (const drawing of drawings) {
        if (POINTING.test(drawing) !== points) found.push(`${placeOf(file, node)} ${drawing}`);
      }
    });
  }
  return found;
}

const SIDE = '(Top|Right|Bottom|Left)';
/** Properties that name a side or an axis of the screen, where the flow of text has a name of its own. */
const PHYSICAL = new RegExp(
  `^(top|right|bottom|left|width|height|(min|max)(Width|Height)|(margin|padding|scrollMargin|scrollPadding)${SIDE}|border${SIDE}(Width|Style|Color)?|border(Top|Bottom)(Left|Right)Radius)$`,
);

/** Put in place by coordinates of the screen, which a script measures. */
const PLACED_BY_SCRIPT = /\/components\/hint\/hint\.css\.ts$/;

/** Styles that would not turn around with the page. */
function physical({ files }: Pick<Sources, 'files'>): string[] {
  const found: string[] = [];
  const look = (file: SourceFile) => (node: Node) => {
    if (!isPropertyAssignment(node) || isObjectLiteralExpression(node.initializer)) return;
    const name = node.name.getText().replace(/['"]/g, '');
    const value = isStringLiteral(node.initializer) ? node.initializer.text : '';
    const sided = /^(textAlign|float|clear)$/.test(name) && /^(left|right)$/.test(value);
    if (PHYSICAL.test(name) || sided) found.push(`${placeOf(file, node)} ${name}`);
  };
  for (const file of files) {
    if (PLACED_BY_SCRIPT.test(file.fileName)) continue;
    if (file.fileName.endsWith('.css.ts')) walk(file, look(file));
    else {
      walk(file, (node) => {
        const inline = isJsxAttribute(node) && node.name.getText() === 'style' && node.initializer;
        if (inline && isJsxExpression(inline)) walk(inline, look(file));
      });
    }
  }
  return found;
}

describe('right to left', () => {
  const icons = `
    import { ArrowLeft, LogOut, RotateCcw, X } from 'lucide-react';
    export const right = [<Icon icon={ArrowLeft} points />, { icon: LogOut, iconPoints: true }, <Icon icon={X} />];
    export const wrong = [<Icon icon={ArrowLeft} />, { icon: LogOut }, <Icon icon={RotateCcw} points />];
  `;
  const styles = `
    export const a = style({ marginLeft: 0, insetInlineStart: 0, left: { color: 'red' }, '@media': { x: { width: 1 } } });
    export const b = style({ textAlign: 'left', borderTopLeftRadius: 0, inlineSize: 1 });
  `;
  const names = (found: string[]) => found.map((line) => line.replace(/^\S+ /, '')).sort();

  test('SH-4: a drawing that points the wrong way is found', () => {
    const found = withSources(wrongWay, { 'packages/ui/src/example.tsx': icons });
    expect(names(found)).toEqual(['ArrowLeft', 'LogOut', 'RotateCcw']);
  });

  test('SH-4: drawings that point turn around, and no others', () => {
    expect(withSources(wrongWay)).toEqual([]);
  });

  test('SH-4: a style that names a side of the screen is found', () => {
    const found = withSources(physical, { 'packages/ui/src/example.css.ts': styles });
    expect(names(found)).toEqual(['borderTopLeftRadius', 'marginLeft', 'textAlign', 'width']);
  });

  test('SH-4: styles follow the flow of text', () => {
    expect(withSources(physical)).toEqual([]);
  });
});
