/** A rule of a style sheet, or one of its selectors where it has several: sheet, conditions and selector. */
export interface StyleRule {
  name: string;
  /** Whether it was in force, at the moment of some picture, for an element that could be seen. */
  isShown: boolean;
}

declare global {
  /** What `noteRulesInPage` has found so far: the rules in its order, each rule's names, and its mark. */
  var notedRules:
    | { shown: Map<string, boolean>; names: WeakMap<CSSRule, string[]>; marks: Map<CSSRule, string> }
    | undefined;
}

/**
 * Runs in the page as its picture is taken: notes which rules of its style sheets it shows. What hides an
 * element is shown by any element that it is for. A pseudo-element counts as its element.
 */
export function noteRulesInPage(): void {
  globalThis.notedRules ??= { shown: new Map(), names: new WeakMap(), marks: new Map() };
  const { shown, names, marks } = globalThis.notedRules;
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
  /** By this property an element tells that a rule is in force for it: nothing else tells of containers. */
  const markOf = (rule: CSSStyleRule) => {
    const before = marks.get(rule);
    if (before) return before;
    const mark = `--noted-rule-${marks.size}`;
    CSS.registerProperty({ name: mark, syntax: '*', inherits: false });
    rule.style.setProperty(mark, '1');
    marks.set(rule, mark);
    return mark;
  };
  const isSeen = (rule: CSSStyleRule, selector: string, isInContainer: boolean) => {
    const mark = isInContainer ? markOf(rule) : null;
    const found = document.querySelectorAll(selector.replaceAll(/::[\w-]+(\([^)]*\))?/g, '') || '*');
    const pseudo = /::[\w-]+$/.exec(selector)?.[0];
    const isMarked = (element: Element) =>
      mark === null || getComputedStyle(element, pseudo).getPropertyValue(mark) === '1';
    const elements = [...found].filter(isMarked);
    if (['none', 'contents'].includes(rule.style.display)) return elements.length > 0;
    return elements.some((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    });
  };
  const note = (rules: CSSRuleList, place: string, isInForce: boolean, isInContainer = false) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const selectors = selectorsOf(rule.selectorText);
        // Named once: a window that takes its pointer for a finger changes the conditions.
        const named = names.get(rule) ?? selectors.map((selector) => `${place} ${selector}`);
        names.set(rule, named);
        for (const [index, selector] of selectors.entries()) {
          const name = named[index] ?? '';
          if (!shown.get(name)) shown.set(name, isInForce && isSeen(rule, selector, isInContainer));
        }
      } else if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media;
        const isMatched = isInForce && matchMedia(mediaText).matches;
        note(rule.cssRules, `${place} @media ${mediaText}`, isMatched, isInContainer);
      } else if (rule instanceof CSSContainerRule) {
        note(rule.cssRules, `${place} @container ${rule.conditionText}`, isInForce, true);
      } else if (rule instanceof CSSSupportsRule) {
        note(rule.cssRules, place, isInForce && CSS.supports(rule.conditionText), isInContainer);
      } else if (rule instanceof CSSGroupingRule) note(rule.cssRules, place, isInForce, isInContainer);
    }
  };
  for (const { href, cssRules } of [...document.styleSheets].filter(({ href }) => href))
    note(cssRules, href?.replace(/^.*\//, '').replace(/(\.css\.ts)?-[\w-]{8}\.css$/, '') ?? '', true);
}

/** Runs in the page: what was noted. */
export const notedRulesInPage = (): StyleRule[] =>
  [...(globalThis.notedRules?.shown ?? [])].map(([name, isShown]) => ({ name, isShown }));
