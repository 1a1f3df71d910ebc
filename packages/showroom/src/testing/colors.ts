/** What has no text that is looked at, or is not shown as text. */
const LEFT_OUT = 'script, style, noscript, template';

/** A ground that lets all that is below it through. */
const CLEAR = 'rgba(0, 0, 0, 0)';

/**
 * Every way in which text stands on its ground on the page: its color and size, what it is drawn on, and
 * what surrounds a link. Two texts of which all that is the same have the same contrast.
 */
export function colorsOnPage(): Set<string> {
  const grounds = new Map<Element, string>();
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest(LEFT_OUT)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    found.add(`${inkOf(element)} on ${groundOf(element, grounds)} over ${underlayOf(element)}`);
  }
  for (const field of document.querySelectorAll('input, textarea, select'))
    found.add(`field ${inkOf(field)} on ${groundOf(field, grounds)} over ${underlayOf(field)}`);
  return found;
}

/** How the text of an element is drawn, and the text around it, from which a link must differ. */
function inkOf(element: Element): string {
  const ink = getComputedStyle(element);
  const { color, fontSize, fontWeight, fontStyle, textShadow, textDecorationLine, borderBottom } = ink;
  const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
  const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null;
  const drawn = [color, fontSize, fontWeight, fontStyle, textShadow, textDecorationLine, borderBottom];
  return [...drawn, around, isDisabled].join(' ');
}

/** The grounds of an element and of all around it, up to the page. */
function groundOf(element: Element, known: Map<Element, string>): string {
  const before = known.get(element);
  if (before !== undefined) return before;
  const ground = ownGround(element);
  const around = element.parentElement ? groundOf(element.parentElement, known) : '';
  const all = ground ? `${ground} > ${around}` : around;
  known.set(element, all);
  return all;
}

function ownGround(element: Element): string {
  const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
  const isClear = backgroundColor === CLEAR && backgroundImage === 'none';
  return isClear && opacity === '1' && filter === 'none'
    ? ''
    : [backgroundColor, backgroundImage, opacity, filter].join(' ');
}

/** The grounds that lie below the middle of an element without being around it. */
function underlayOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const below = stack.slice(stack.indexOf(element) + 1).filter((each) => !each.contains(element));
  return below.map(ownGround).filter(Boolean).join(' > ');
}
