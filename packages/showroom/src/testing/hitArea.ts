import { isForReadersOnly, layerOf, placeOf } from './textFit.ts';

/** Width and height in CSS pixels that every control offers to a finger (WCAG 2.5.5). */
const CONTROL = 44;
/** What a target within a piece of text offers, or the distance it keeps (WCAG 2.5.8). */
const INLINE = 24;
/** The border of a field belongs to it, even where only what it surrounds is pressed. */
const BORDERS = 2;
/** Rounding of boxes, in CSS pixels. */
const SLACK = 0.5;

const ROLES = [
  'button',
  'checkbox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'slider',
  'spinbutton',
  'switch',
  'tab',
];

/** What a finger presses. */
const TARGETS = [
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary',
  ...ROLES.map((role) => `[role="${role}"]`),
].join(', ');

/** What stands for itself in its label, and may be hidden. */
const LABELED = new Set(['checkbox', 'radio', 'file']);

/** A target as it is pressed: `shown` is what is seen of it, which for a hidden box to tick is its label. */
interface Target {
  element: Element;
  shown: Element;
}

interface Point {
  x: number;
  y: number;
}

/**
 * Targets of the document that are too small for a finger (A11Y-1): controls below 44 x 44 px, and targets
 * within a piece of text that neither offer 24 x 24 px nor keep that distance from others (WCAG 2.5.8). What
 * counts is where a press arrives, with all that pseudo-elements and labels add and whatever lies above
 * takes away. A link may be small where another to the same place is not.
 * @returns one line for each
 */
export function smallTargets(): string[] {
  const places = scrolledPlaces();
  const targets = visibleTargets();
  const measured = targets.map((target) => ({ target, fault: faultOf(target, targets) }));
  for (const [box, left, top] of places) box.scrollTo({ left, top, behavior: 'instant' });
  const large = new Set(measured.flatMap(({ target, fault }) => (fault ? [] : (hrefOf(target) ?? []))));
  return measured.flatMap(({ target, fault }) => (fault && !large.has(hrefOf(target) ?? '') ? [fault] : []));
}

const hrefOf = ({ element }: Target): string | null => element.getAttribute('href');

/** What is wrong with a target, or null. */
function faultOf(target: Target, targets: readonly Target[]): string | null {
  const { shown } = target;
  shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const middle = middleOf(shown);
  // Outside of the window until it has the focus, as a link that skips the navigation is.
  if (!document.elementFromPoint(middle.x, middle.y)) return null;
  const covering = coveredBy(target, middle);
  if (covering && liesAbove(covering, shown)) return null;
  if (covering) return `covered by ${placeOf(covering) || covering.localName}: ${nameOf(target)}`;
  const { width, height } = areaAround(target, middle);
  const least = isInText(shown) ? INLINE : CONTROL;
  if (Math.min(width, height) + BORDERS >= least) return null;
  if (least === INLINE && keepsDistance(target, targets)) return null;
  return `${width} x ${height} px instead of ${least}: ${nameOf(target)}`;
}

function scrolledPlaces(): [Element, number, number][] {
  return [document.documentElement, ...document.querySelectorAll('body *')].flatMap((box) =>
    box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth
      ? [[box, box.scrollLeft, box.scrollTop] as [Element, number, number]]
      : [],
  );
}

function visibleTargets(): Target[] {
  return [...document.querySelectorAll(TARGETS)]
    .filter((element) => !element.closest('[inert], [aria-hidden="true"]'))
    .flatMap((element) => {
      const shown = shownOf(element);
      return shown?.checkVisibility({ visibilityProperty: true }) ? [{ element, shown }] : [];
    });
}

/** What is drawn for a target: its own box, or where that is hidden its label, or the track of a slider. */
function shownOf(element: Element): Element | null {
  if (element instanceof HTMLInputElement && element.type === 'range') return trackOf(element);
  const { width, height } = element.getBoundingClientRect();
  const isHidden = Math.min(width, height) <= 1 || getComputedStyle(element).opacity === '0';
  if (!isHidden && !isForReadersOnly(element)) return element;
  const isLabeled = element instanceof HTMLInputElement && LABELED.has(element.type);
  return isLabeled ? (element.labels?.[0] ?? null) : null;
}

/** What a press moves the thumb of a slider along. */
function trackOf(slider: HTMLInputElement): Element | null {
  let track = slider.parentElement;
  // The first box that is longer than any thumb.
  while (track && Math.max(track.clientWidth, track.clientHeight) <= CONTROL) track = track.parentElement;
  return track;
}

const nameOf = ({ element, shown }: Target): string => {
  const name = element.getAttribute('aria-label') ?? shown.textContent?.trim().slice(0, 40);
  return `'${name}' in ${placeOf(element)}`;
};

/** The middle of the largest of its boxes: text over several lines has one for each. */
function middleOf(element: Element): Point {
  const [largest] = [...element.getClientRects()].sort((one, other) => other.width - one.width);
  const { left, top, width, height } = largest ?? element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** What takes the press at a point in place of the target, if anything. */
function coveredBy({ element, shown }: Target, { x, y }: Point): Element | null {
  const hit = document.elementFromPoint(x, y) ?? document.documentElement;
  const pressed = hit.closest(`${TARGETS}, label`);
  if (pressed === element || (pressed instanceof HTMLLabelElement && pressed.control === element))
    return null;
  return shown.contains(hit) && !(pressed && shown.contains(pressed)) ? null : hit;
}

/** Whether an element is of a layer (a menu, a bar that stays in sight) that goes away from a target. */
const liesAbove = (element: Element, shown: Element) => !layerOf(element).contains(shown);

/** How far presses arrive in a straight line from the middle, to both sides together. */
function areaAround(target: Target, { x, y }: Point): { width: number; height: number } {
  const reach = (across: number, down: number) => {
    const isWithin = (far: number) => {
      const covering = coveredBy(target, { x: x + across * far, y: y + down * far });
      return !covering || liesAbove(covering, target.shown);
    };
    const half = CONTROL / 2 - SLACK;
    if (isWithin(half) && isWithin(-half)) return CONTROL;
    let sum = 0;
    for (const side of [1, -1])
      for (let far = SLACK; far < CONTROL && isWithin(side * far); far += 1) sum += 1;
    return sum;
  };
  return { width: reach(1, 0), height: reach(0, 1) };
}

/** Whether a target stands in a piece of text together with words that are none. */
function isInText(shown: Element): boolean {
  if (!getComputedStyle(shown).display.startsWith('inline')) return false;
  const block = blockAround(shown);
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || shown.contains(node)) continue;
    if (node.parentElement?.closest(TARGETS)) continue;
    if (blockAround(node) === block) return true;
  }
  return false;
}

/** What lays a node out in its lines. */
function blockAround({ parentElement }: Node): Element {
  const parent = parentElement ?? document.body;
  return getComputedStyle(parent).display.startsWith('inline') ? blockAround(parent) : parent;
}

/** Whether a circle around a target meets no other, and no circle around one that is small, too. */
function keepsDistance(target: Target, targets: readonly Target[]): boolean {
  const middle = middleOf(target.shown);
  return targets.every((other) => {
    if (other === target || other.shown.contains(target.shown) || target.shown.contains(other.shown))
      return true;
    return [...other.shown.getClientRects()].every((box) => {
      const isSmall = Math.min(box.width, box.height) < INLINE;
      const x = isSmall ? box.left + box.width / 2 : Math.min(Math.max(middle.x, box.left), box.right);
      const y = isSmall ? box.top + box.height / 2 : Math.min(Math.max(middle.y, box.top), box.bottom);
      return Math.hypot(middle.x - x, middle.y - y) >= (isSmall ? INLINE : INLINE / 2);
    });
  });
}
