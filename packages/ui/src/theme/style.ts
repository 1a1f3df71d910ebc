import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { px, sizes } from './tokens.ts';

type Rule = StyleRule | (StyleRule | string)[];

function layered(layer: string, rule: Rule): Rule {
  const wrap = (part: StyleRule | string) =>
    typeof part === 'string' ? part : { '@layer': { [layer]: part } };
  return Array.isArray(rule) ? rule.map(wrap) : { '@layer': { [layer]: rule } };
}

/**
 * Selector of a style in right-to-left pages. Not `:dir(rtl)`: for older browsers the build rewrites that to
 * a list of languages, and here an English page can be turned around too (SH-4).
 */
export const rightToLeft = ':root[dir="rtl"] &';

/**
 * For what a finger presses, and is positioned: where it is drawn smaller than `sizes.touchTarget`, presses
 * count that far around its middle. Nothing moves.
 */
export const touchReach = {
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: `min(0px, (100% - ${px(sizes.touchTarget)}) / 2)`,
    },
  },
} as const;

/** For what screen readers alone are told. The margin keeps its box from widening what scrolls. */
export const readerOnly = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A class in the component layer. `name` shows in development class names. */
export const componentStyle = (rule: Rule, name?: string): string =>
  style(layered(layers.component, rule), name);

/** A class in the layout layer, which every component overrules. */
export const layoutStyle = (rule: Rule, name?: string): string => style(layered(layers.layout, rule), name);

/** One component-layer class for each entry. */
export function componentVariants<K extends string>(
  rules: Record<K, Rule>,
  name?: string,
): Record<K, string> {
  return styleVariants(rules, (rule: Rule) => layered(layers.component, rule), name);
}

/** One layout-layer class for each entry, its rule made by `toRule`. */
export function layoutVariants<K extends string | number, V>(
  values: Record<K, V>,
  toRule: (value: V) => StyleRule,
  name?: string,
): Record<K, string> {
  return styleVariants(values, (value: V) => layered(layers.layout, toRule(value)), name);
}
