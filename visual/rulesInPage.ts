/** A rule of a style sheet, or one of its selectors where it has several: sheet, conditions and selector. */
export interface StyleRule {
  name: string;
  /** Whether it was in force, at the moment of some picture, for an element that could be seen. */
  isShown: boolean;
}

declare global {
  /** What `noteRulesInPage` has found so far: the rules in its order, and each rule's names. */
  var notedRules: { shown: Map<string, boolean>; names: WeakMap<CSSRule, string[]> } | undefined;
}

/**
 * Runs in the page as its picture is taken: notes which rules of its style sheets it shows. What hides an
 * element is shown by any element that it is for. A pseudo-element counts as its element.
 */
export function noteRulesInPage(): void {
  globalThis.notedRules ??= { shown: new Map(), names: new WeakMap() };
  const { shown, names } = globalThis.notedRules;
  /** The parts of a list of selectors, but not of a list within one of them. */
  const selectorsOf = (list: string) => {
    const selectors: string[] = [];
    let depth = 0;
    let begin = 0;
    for (let at = 0; at <= list.length; at++) {
      const character = list[at];
      if (character === '(' || character === '[') depth++;
      if (character === ')' || character === ']') depth--;
      if (at < list.length && (character !== ',' || depth > 0)) continue;
      selectors.push(list.slice(begin, at).trim());
      begin = at + 1;
    }
    return selectors;
  };
  const isSeen = ({ style }: CSSStyleRule, selector: string) => {
    const elements = document.querySelectorAll(selector.replaceAll(/::[\w-]+(\([^)]*\))?/g, '') || '*');
    if (['none', 'contents'].includes(style.display)) return elements.length > 0;
    return [...elements].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    });
  };
  const note = (rules: CSSRuleList, place: string, isInForce: boolean) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const selectors = selectorsOf(rule.selectorText);
        // Named once: a window that takes its pointer for a finger changes the conditions.
        const named = names.get(rule) ?? selectors.map((selector) => `${place} ${selector}`);
        names.set(rule, named);
        for (const [index, selector] of selectors.entries()) {
          const name = named[index] ?? '';
          if (!shown.get(name)) shown.set(name, isInForce && isSeen(rule, selector));
        }
      } else if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media;
        note(rule.cssRules, `${place} @media ${mediaText}`, isInForce && matchMedia(mediaText).matches);
      } else if (rule instanceof CSSSupportsRule) {
        note(rule.cssRules, place, isInForce && CSS.supports(rule.conditionText));
      } else if (rule instanceof CSSGroupingRule) note(rule.cssRules, place, isInForce);
    }
  };
  for (const { href, cssRules } of [...document.styleSheets].filter(({ href }) => href))
    note(cssRules, href?.replace(/^.*\//, '').replace(/(\.css\.ts)?-[\w-]{8}\.css$/, '') ?? '', true);
}

/** Runs in the page: what was noted. */
export const notedRulesInPage = (): StyleRule[] =>
  [...(globalThis.notedRules?.shown ?? [])].map(([name, isShown]) => ({ name, isShown }));
