import type { Plugin } from 'vite';

/** The pseudo-classes of pointer and keyboard; a name stands before the shorter ones that it begins with. */
const PSEUDO_CLASSES = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/** As much of PostCSS as is needed here: Vite does not pass on its types. */
interface StyleSheet {
  walkRules(visit: (rule: { selector: string }) => void): void;
}

/** Rules, or a selector, that hold for `.pseudo-hover` as for `:hover`; of the same specificity. */
export const besidePseudoClasses = (rules: string): string =>
  rules.replace(PSEUDO_CLASSES, ':is($&, .pseudo-$1)');

const classesBesidePseudoClasses = {
  postcssPlugin: 'parley-pseudo-classes',
  Once(sheet: StyleSheet) {
    sheet.walkRules((rule) => {
      // Inside the selector, so that `:not(:hover)` excludes the class too.
      rule.selector = besidePseudoClasses(rule.selector);
    });
  },
};

/**
 * Lets classes stand for pseudo-classes in the style sheets of Storybook, `.pseudo-hover` for `:hover`, so
 * that a story can show what an element looks like under the pointer or with the keyboard's focus, and
 * several such states at once.
 */
export const pseudoClassesPlugin = (): Plugin => ({
  name: 'parley-pseudo-classes',
  config: () => ({ css: { postcss: { plugins: [classesBesidePseudoClasses] } } }),
});
