import type { Plugin } from 'vite';

/** The pseudo-classes of pointer and keyboard; a name stands before the shorter ones that it begins with. */
const PSEUDO_CLASSES = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/** As much of PostCSS as is needed here: Vite does not pass on its types. */
interface StyleSheet {
  walkRules(visit: (rule: { selector: string }) => void): void;
}

const classesBesidePseudoClasses = {
  postcssPlugin: 'parley-pseudo-classes',
  Once(sheet: StyleSheet) {
    sheet.walkRules((rule) => {
      // Inside the selector, so that `:not(:hover)` excludes the class too; the specificity stays the same.
      rule.selector = rule.selector.replace(PSEUDO_CLASSES, ':is($&, .pseudo-$1)');
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
