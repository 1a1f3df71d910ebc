/** Conditions of a style that hold for a finger, and those that do not. */
const HOLDS = /\(\s*(?:any-)?(?:pointer\s*:\s*coarse|hover\s*:\s*none)\s*\)/g;
const FAILS = /\(\s*(?:any-)?(?:pointer\s*:\s*fine|hover\s*:\s*hover)\s*\)/g;

/**
 * Makes the styles of a page of the same origin act as for a finger, where the browser has a mouse: a frame
 * cannot be told so.
 */
export function actAsTouched(page: Document): void {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('media' in rule) {
        const media = rule.media as MediaList;
        media.mediaText = media.mediaText
          .replace(HOLDS, '(min-width: 0px)')
          .replace(FAILS, '(max-width: 0px)');
      }
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of page.styleSheets) change(sheet.cssRules);
}
