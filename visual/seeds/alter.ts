import type { Alter } from '../../scripts/storybook.ts';

/** A small change of the built files, of the kind that slips through a review. */
export interface Seed {
  title: string;
  /**
   * Id of a story, or start of titles, as in `--only`: where the change must show. A full run visits these
   * stories too.
   */
  shows: string;
  alter: Alter;
}

const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** Changes the declarations of the rules whose selector matches. */
export function inRules(selector: RegExp, change: (declarations: string) => string): Alter {
  const changed = (rule: string, selectors: string, declarations: string) =>
    selector.test(selectors) ? `${selectors}{${change(declarations)}}` : rule;
  return (path, text) => (path.endsWith('.css') ? text.replace(RULE, changed) : text);
}

/** The rules of one component, by the folder that its classes are named after. */
export const of = (component: string) => new RegExp(`\\.${component}_`);

type Unit = 'px' | 'rem' | 'em' | '';

/** Adds `by` to every number with `unit` in the values of a property. */
export function nudge(property: string, by: number, unit: Unit = 'px'): (declarations: string) => string {
  const declaration = new RegExp(`(^|;)(${property}:)([^;]+)`, 'g');
  const number = new RegExp(`(?<![\\w.#-])(-?[\\d.]+)${unit}(?![\\w.%])`, 'g');
  const moved = (value: string) =>
    value.replace(number, (_, figure: string) => `${Number((Number(figure) + by).toFixed(4))}${unit}`);
  return (declarations) =>
    declarations.replace(declaration, (_, before, name, value) => `${before}${name}${moved(value)}`);
}

/** Replaces the value of a property, or one value of it by another. */
export function put(property: string, value: string, instead?: string): (declarations: string) => string {
  const declaration = new RegExp(`(^|;)(${property}:)${instead ?? '[^;]+'}(?=;|$)`, 'g');
  return (declarations) => declarations.replace(declaration, `$1$2${value}`);
}

/** Renames a property, such as a logical one to a physical one. */
export const rename = (property: string, other: string) => (declarations: string) =>
  declarations.replace(new RegExp(`(^|;)${property}:`, 'g'), `$1${other}:`);

/** Adds a declaration that outdoes the others. */
export const add = (declaration: string) => (declarations: string) =>
  `${declarations};${declaration} !important`;

/** Moves the lightness of a color token, in OKLCH per cent, in the themes whose selector matches. */
export function lightness(token: string, step: number, themes = /:root/): Alter {
  const pattern = new RegExp(`(--parley-color-${token}:oklch\\()([\\d.]+)(?=%)`, 'g');
  const moved = (_: string, start: string, figure: string) =>
    `${start}${Math.max(0, Math.min(100, Number(figure) + step))}`;
  return inRules(themes, (declarations) => declarations.replace(pattern, moved));
}

/** Replaces text wherever a style sheet has it. */
export const inStyles =
  (pattern: RegExp, replacement: string): Alter =>
  (path, text) =>
    path.endsWith('.css') ? text.replace(pattern, replacement) : text;

/** Replaces text wherever a script has it. */
export const inScripts =
  (pattern: RegExp, replacement: string): Alter =>
  (path, text) =>
    path.endsWith('.js') ? text.replace(pattern, replacement) : text;
