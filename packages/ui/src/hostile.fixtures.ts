import { type ReactNode, useEffect, useState } from 'react';
import { expect, waitFor, type within } from 'storybook/test';

/** Set by the hostile markup if a browser ever runs it. */
const RAN = 'hostileTextRan';

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung';

const markup =
  `<img src=x onerror="window.${RAN}=1"><script>window.${RAN}=1</script><hostile-text>&amp;</hostile-text> ` +
  `"' [a](javascript:window.${RAN}=1) {{name}} $t(common.ok) %s \\n`;
const emoji = '👩‍👩‍👧‍👦👨🏿‍🚀🏳️‍🌈🇵🇱1️⃣❤️‍🔥🫱🏻‍🫲🏿 ☺︎ 👩‍❤️‍💋‍👨';
/** Marks, embeddings and isolates; the last override is left open on purpose. */
const bidi = '\u200Fעברית\u200E (العربية) \u2067isolate\u2069 \u202Eesrever\u202C 12% \u202Enepo tfel';
/** Each letter with many combining marks above and below it, all of them in the product's fonts. */
const zalgo = [...'Zalgo comes'].map((letter) => letter + '\u0308\u0304\u0329'.repeat(10)).join('');

/** Texts of malicious or careless input. Every place that shows text must cope with each of them. */
export const HOSTILE = {
  empty: '',
  blank: ' \n\t ',
  markup,
  emoji,
  bidi,
  zalgo,
  /** Wider than any window; browsers take seconds to break longer ones, letter by letter. */
  unbroken: 'W'.repeat(1_000),
  long: `${LONG_WORD} `.repeat(200).slice(0, 10_000),
  /**
   * All of them at once except the great length: for places that are rendered only once, and for pictures.
   */
  mix: `${LONG_WORD} ${markup} ${emoji} ${zalgo} ${bidi}`,
} as const;

export type HostileKind = keyof typeof HOSTILE;

/** Shown in this order, so that `mix` is on the page at the end. */
export const HOSTILE_KINDS = Object.keys(HOSTILE) as HostileKind[];

const CHANGE = 'hostile-text';

/**
 * Renders `children` with one hostile text, `mix` at first, and with another when `everyHostileText` says so:
 * `render: () => <EachHostile>{(text) => <Pattern title={text} />}</EachHostile>`.
 */
export function EachHostile({ children }: { children: (text: string, kind: HostileKind) => ReactNode }) {
  const [kind, setKind] = useState<HostileKind>('mix');
  useEffect(() => {
    const change = (event: Event) => setKind((event as CustomEvent<HostileKind>).detail);
    document.addEventListener(CHANGE, change);
    return () => document.removeEventListener(CHANGE, change);
  }, []);
  return children(HOSTILE[kind], kind);
}

/** What a play function is given, as far as it matters here. */
interface PlayContext {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
}

/**
 * A play function for a story made with `EachHostile`: after `open`, each
 * text is shown and must be contained.
 */
export const everyHostileText =
  (open?: (context: PlayContext) => Promise<unknown>) =>
  async (context: PlayContext): Promise<void> => {
    await open?.(context);
    for (const kind of HOSTILE_KINDS) {
      document.dispatchEvent(new CustomEvent(CHANGE, { detail: kind }));
      await nextFrame();
      await expectContained(context.canvasElement, kind);
    }
  };

/**
 * Asserts that hostile text breaks nothing of what is on the page, floating surfaces too: no markup became an
 * element or ran, the page does not scroll sideways, no element and no line of text leaves the window or its
 * own box, and each control can be scrolled to and hit.
 */
export async function expectContained(canvasElement: HTMLElement, kind = 'hostile'): Promise<void> {
  const { body, documentElement } = canvasElement.ownerDocument;
  await waitFor(() => {
    // Elements that slide in are outside the window until their animation ends.
    const moving = body.getAnimations({ subtree: true }).filter(isPassing);
    expect(moving.map(({ id }) => id)).toEqual([]);
  });
  await expect(Reflect.get(window, RAN), `${kind}: no script runs`).toBeUndefined();
  await expect(injectedIn(body), `${kind}: markup stays text`).toEqual([]);
  await expect(documentElement.scrollWidth, `${kind}: no sideways scrolling`).toBeLessThanOrEqual(
    documentElement.clientWidth,
  );
  await expect(outsideWindow(body), `${kind}: nothing leaves the window`).toEqual([]);
  await expect(textOutsideBox(body), `${kind}: text stays in its box`).toEqual([]);
  await expect(unreachableControls(body), `${kind}: controls can be reached`).toEqual([]);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const isPassing = (animation: Animation) =>
  animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity;

const injectedIn = (root: HTMLElement) =>
  [...root.querySelectorAll('hostile-text, img[src="x"], script, a[href^="javascript:"]')]
    // Storybook has scripts of its own.
    .filter((element) => element.tagName !== 'SCRIPT' || element.textContent?.includes(RAN))
    .map(nameOf);

/** Rounding, and the part of a glyph that its line does not count. */
const SLACK = 2;

/** The part of a box that its clipping ancestors let through; null where nothing is left. */
function visiblePart(element: Element, box: DOMRect): DOMRect | null {
  let { left, top, right, bottom } = box;
  for (let around: Element | null = element; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (style.clipPath !== 'none' || style.visibility === 'hidden' || style.opacity === '0') return null;
    const clip = around.getBoundingClientRect();
    if (style.overflowX !== 'visible') {
      left = Math.max(left, clip.left);
      right = Math.min(right, clip.right);
    }
    if (style.overflowY !== 'visible') {
      top = Math.max(top, clip.top);
      bottom = Math.min(bottom, clip.bottom);
    }
    if (style.position === 'fixed') break;
  }
  return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
}

function outsideWindow(root: HTMLElement): string[] {
  const width = document.documentElement.clientWidth;
  return [...root.querySelectorAll<HTMLElement>('*')].filter(isMeant).flatMap((element) => {
    const box = visiblePart(element, element.getBoundingClientRect());
    return box && (box.left < -SLACK || box.right > width + SLACK) ? [nameOf(element)] : [];
  });
}

/** Lines of text that stick out of the block they belong to, on which something else may stand. */
function textOutsideBox(root: HTMLElement): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const block = node.parentElement && blockOf(node.parentElement);
    if (!block || !isMeant(block) || node.textContent?.trim() === '') continue;
    const box = block.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const seen = visiblePart(block, line);
      if (seen && (seen.left < box.left - SLACK || seen.right > box.right + SLACK)) found.add(nameOf(block));
    }
  }
  return [...found];
}

function blockOf(element: Element): Element | null {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (!/^(inline|contents)$/.test(getComputedStyle(around).display)) return around;
  }
  return null;
}

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

function unreachableControls(root: HTMLElement): string[] {
  const focused = document.activeElement;
  const scrolled = [document.documentElement, ...root.querySelectorAll('*')].map(
    (element) => [element, element.scrollTop, element.scrollLeft] as const,
  );
  const lost = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => {
    if (!isMeant(control) || !isDrawn(control) || control.matches(':disabled')) return false;
    if (isReached(control)) return false;
    // A skip link comes into view for whoever tabs to it.
    control.focus({ preventScroll: true });
    return !isReached(control);
  });
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  // Scroll positions are restored before scroll events fire, so that the page does not notice.
  for (const [element, top, left] of scrolled) {
    if (element.scrollTop !== top) element.scrollTop = top;
    if (element.scrollLeft !== left) element.scrollLeft = left;
  }
  return lost.map(nameOf);
}

/** Whether it takes up room, unlike hidden inputs that other elements draw. */
const isDrawn = (control: HTMLElement) =>
  !isSliver(control.parentElement) &&
  control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  [...control.getClientRects()].some(({ width, height }) => width > 1 && height > 1);

/** Whether an element has the size of visually hidden content, at most 1 px. */
function isSliver(element: Element | null): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.width <= 1 && box.height <= 1;
}

function isReached(control: HTMLElement): boolean {
  control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  // A link over many lines is hit in any of them.
  return [...control.getClientRects()].some((line) => isHit(control, visiblePart(control, line)));
}

function isHit(control: HTMLElement, box: DOMRect | null): boolean {
  const hit = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  // Some controls lie under what draws them, and are pressed through their label.
  return !!hit && (control.contains(hit) || hit.closest('label')?.contains(control) === true);
}

/** Leaves out what is hidden or inert behind a dialog, and Storybook's own elements. */
const isMeant = (element: Element) =>
  !element.closest('[aria-hidden="true"], [inert], [hidden], .sb-wrapper, #storybook-docs, script, style');

function nameOf(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40);
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${words}`;
}
