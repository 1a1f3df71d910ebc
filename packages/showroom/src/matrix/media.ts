/** What the window of a cell acts as, where the browser's own is another one. */
export interface ActedWindow {
  pointer: 'mouse' | 'touch';
  /** In CSS pixels, as media queries are to see it. */
  width: number;
}

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';
const POINTER = /\(\s*(?:any-)?(?:pointer|hover)\s*:\s*(coarse|none|fine|hover)\s*\)/g;
const WIDTH = /\(\s*(min|max)-width\s*:\s*([\d.]+)px\s*\)/g;

/** Conditions of a style with what a window answers to them put in place of pointers and widths. */
export function answered(media: string, { pointer, width }: ActedWindow): string {
  const said = (holds: boolean) => (holds ? ALWAYS : NEVER);
  return media
    .replace(POINTER, (_, kind: string) =>
      said((kind === 'coarse' || kind === 'none') === (pointer === 'touch')),
    )
    .replace(WIDTH, (_, side: string, size: string) =>
      said(side === 'min' ? width >= Number(size) : width <= Number(size)),
    );
}

/** Conditions of a style as a screen answers them, also while its page is printed. */
export function onScreen(media: string): string {
  if (/^not print\b/.test(media)) return 'all';
  return /\bprint\b/.test(media) ? 'not all' : media;
}

/**
 * Puts an answer in place of each condition of style sheets.
 * @returns takes it back
 */
export function answerStyles(sheets: Iterable<CSSStyleSheet>, answer: (media: string) => string): () => void {
  const changed: [MediaList, string][] = [];
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('media' in rule) {
        const media = rule.media as MediaList;
        const before = media.mediaText;
        const text = answer(before);
        if (text !== before) {
          changed.push([media, before]);
          media.mediaText = text;
        }
      }
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of sheets) change(sheet.cssRules);
  return () => {
    for (const [media, before] of changed) media.mediaText = before;
  };
}

/**
 * Lets style sheets take the pointer for a finger, in a window of a width in CSS pixels.
 * @returns takes it back
 */
export const touchStyles = (sheets: Iterable<CSSStyleSheet>, width: number): (() => void) =>
  answerStyles(sheets, (media) => answered(media, { pointer: 'touch', width }));
