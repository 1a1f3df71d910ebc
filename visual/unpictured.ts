import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type AtRule, type Container, type Declaration, type Document } from 'postcss';
import { storybookFolder } from '../scripts/storybook.ts';

/**
 * What pictures can't show of style sheets: motion, which stands still in them, what scrolls and what lies
 * above what, where nothing is scrolled or open, and what a hand meets.
 */
const UNPICTURED =
  /^(animation|transition|overflow|scroll|overscroll|z-index|cursor|pointer-events|touch-action|user-select)/;

/**
 * Places whose whole style is read: what comes or goes, of which pictures show the end alone; and paper and
 * fingers, in which few stories are pictured.
 */
const UNPICTURED_PLACES =
  /keyframes|starting-style|\[data-(entering|exiting)\]|\[data-state="?closed|@media.*(print|pointer: coarse)/;

/** The names of classes and keyframes as they are written, without figures that tell their file and place. */
const plainNames = (selector: string) => selector.replaceAll(/__[a-z0-9]{6,}(?=\W|$)/gi, '');

/** The rules and conditions that a declaration stands in, outermost first. */
function placeOf(declaration: Declaration): string {
  const places: string[] = [];
  let each: Container | Document | undefined = declaration.parent;
  for (; each && each.type !== 'root'; each = each.parent as Container | undefined) {
    if (each.type === 'rule') places.unshift(plainNames((each as postcss.Rule).selector));
    if (each.type === 'atrule')
      places.unshift(`@${(each as AtRule).name} ${plainNames((each as AtRule).params)}`);
  }
  return places.join(' { ');
}

/**
 * What a style sheet says that pictures don't show: one line for each declaration, as
 * `.Button:hover { cursor: pointer`.
 */
export function unpicturedIn(css: string): string[] {
  const lines: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const place = placeOf(declaration);
    if (UNPICTURED_PLACES.test(place) || UNPICTURED.test(declaration.prop))
      lines.push(`${place} { ${declaration.prop}: ${plainNames(declaration.value)}`);
  });
  return lines;
}

/** Where what was looked at and found good is kept. */
const BASELINE = join(import.meta.dirname, 'unpictured.txt');

/** The lines of all style sheets of the built Storybook, each once, in an order of their own. */
async function linesOfBuild(): Promise<string[]> {
  const lines = new Set<string>();
  for await (const file of glob('**/*.css', { cwd: storybookFolder.tested }))
    for (const line of unpicturedIn(await readFile(join(storybookFolder.tested, file), 'utf8')))
      lines.add(line);
  return [...lines].sort();
}

/**
 * Compares what pictures can't show of the built Storybook's style sheets with what was found good (QA-1).
 * @param update makes what differs the new baseline
 * @returns a line for each difference, `+` for what is new and `-` for what is gone
 */
export async function compareUnpictured(update = false): Promise<string[]> {
  const now = await linesOfBuild();
  const before = (await readFile(BASELINE, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const [had, has] = [new Set(before), new Set(now)];
  if (update) await writeFile(BASELINE, `${now.join('\n')}\n`);
  return [
    ...before.filter((line) => !has.has(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !had.has(line)).map((line) => `+ ${line}`),
  ];
}
