import type { Plugin } from 'vite';

/** The pseudo-classes of a hand or the keyboard; longer names stand before those that begin them. */
const PSEUDO_CLASSES = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/** As much of PostCSS as is needed here: Vite does not pass on its types. */
interface StyleSheet {
  walkRules(visit: (rule: { selector: string }) => void): void;
}

const classesBesidePseudoClasses = {
  postcssPlugin: 'parley-pseudo-classes',
  Once(sheet: StyleSheet) {
    sheet.walkRules((rule) => {
      // In place, so that what must not be hovered or focused must not have the class either; and of the same
      // weight.
      rule.selector = rule.selector.replace(PSEUDO_CLASSES, ':is($&, .pseudo-$1)');
    });
  },
};

/**
 * Lets classes stand for pseudo-classes in the style sheets of Storybook, `.pseudo-hover` for `:hover`, so
 * that a story can show what an element looks like under a hand or with the keyboard's focus, and several at
 * once.
 */
export const pseudoClassesPlugin = (): Plugin => ({
  name: 'parley-pseudo-classes',
  config: () => ({ css: { postcss: { plugins: [classesBesidePseudoClasses] } } }),
});
