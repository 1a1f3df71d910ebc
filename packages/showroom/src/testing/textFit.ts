/** A piece of text as it is laid out. */
interface Piece {
  text: string;
  element: Element;
  boxes: DOMRect[];
}

/** Rounding of boxes, in CSS pixels. */
const SLACK = 1.5;
/** Letters reach out of their line's box; lines that only touch do not overlap. */
const OVERLAP = 4;

/** Elements whose own text is scrolled, or is not shown as text. */
const LEFT_OUT = 'script, style, svg, canvas, input, textarea, select, [aria-hidden="true"], [inert]';

/**
 * Text of the document that does not fit (DS-2): that is cut off by a box, stands out of the window, or lies
 * on other text of the same layer.
 * @returns one line for each, the same for the same fault
 */
export function textThatDoesNotFit(): string[] {
  const pieces = visiblePieces();
  return [...new Set([...pieces.flatMap(cutOff), ...overlapping(pieces), ...cutPlaceholders()])];
}

/** Texts that an ellipsis shortens, by where they stand: a name may be, the product's own words may not. */
export function shortenedTexts(): Map<string, string> {
  const shortened = visiblePieces().filter(({ element }) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + SLACK;
    const isClamped = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + SLACK;
    return (textOverflow === 'ellipsis' && isCut) || isClamped;
  });
  return new Map(shortened.map(({ element, text }) => [placeOf(element), text]));
}

function visiblePieces(): Piece[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || element.closest(LEFT_OUT)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length === 0 || isForReadersOnly(element)) continue;
    pieces.push({ text, element, boxes });
  }
  return pieces;
}

/** Text for screen readers alone stands in a box of one pixel. */
export function isForReadersOnly(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement)
    if (box.clientWidth <= 1 && box.clientHeight <= 1 && getComputedStyle(box).overflow !== 'visible')
      return getComputedStyle(box).display !== 'inline';
  return false;
}

/** The first box around an element that cuts off what stands out of it to the side, without scrolling. */
function cutterOf(element: Element): Element | null {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { overflowX, textOverflow, webkitLineClamp, display } = getComputedStyle(box);
    if (display === 'inline') continue;
    if (overflowX === 'auto' || overflowX === 'scroll') return null;
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null;
    if (overflowX === 'hidden' || overflowX === 'clip') return box;
  }
  return document.documentElement;
}

function cutOff({ text, element, boxes }: Piece): string[] {
  const cutter = cutterOf(element);
  if (!cutter) return [];
  const { left, right } =
    cutter === document.documentElement ? { left: 0, right: innerWidth } : cutter.getBoundingClientRect();
  const isCut = boxes.some((box) => box.left < left - SLACK || box.right > right + SLACK);
  return isCut ? [`cut off: '${text.slice(0, 60)}' in ${placeOf(element)}`] : [];
}

/** What an empty search field is for, which its placeholder alone says to those who see it. */
function cutPlaceholders(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll<HTMLInputElement>('input[type=search]:placeholder-shown')].flatMap(
    (field) => {
      if (!pen || !field.checkVisibility()) return [];
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const isCut = pen.measureText(field.placeholder).width > room + SLACK;
      return isCut ? [`cut off: '${field.placeholder.slice(0, 60)}' in ${placeOf(field)}`] : [];
    },
  );
}

/** What lifts an element above its surroundings: texts of different layers may lie on each other. */
export function layerOf(element: Element): Element {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { position } = getComputedStyle(box);
    if (position === 'fixed' || position === 'sticky' || position === 'absolute') return box;
  }
  return document.body;
}

type Frame = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const EVERYWHERE: Frame = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const common = (one: Frame, other: Frame): Frame => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** What of an element's inside can be seen: within every box around it that cuts or scrolls. */
function frameOf(element: Element | null, known: Map<Element, Frame>): Frame {
  if (!element || element === document.body) return EVERYWHERE;
  const before = known.get(element);
  if (before) return before;
  const { overflowX, overflowY, display } = getComputedStyle(element);
  const around = frameOf(element.parentElement, known);
  const cuts = display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible');
  const frame = cuts ? common(around, element.getBoundingClientRect()) : around;
  known.set(element, frame);
  return frame;
}

function overlapping(pieces: readonly Piece[]): string[] {
  const found: string[] = [];
  const frames = new Map<Element, Frame>();
  const placed = pieces.map(({ text, element, boxes }) => ({
    text,
    element,
    layer: layerOf(element),
    seen: boxes.map((box) => common(box, frameOf(element, frames))),
  }));
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      if (one.layer !== other.layer) continue;
      if (!one.seen.some((box) => other.seen.some((second) => areOnEachOther(box, second)))) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const [first, second] = [one.text, other.text].map((text) => text.slice(0, 40));
      found.push(`overlap: '${first}' and '${second}' in ${placeOf(one.element)}`);
    }
  }
  return found;
}

function areOnEachOther(one: Frame, other: Frame): boolean {
  const { left, top, right, bottom } = common(one, other);
  return right - left > OVERLAP && bottom - top > OVERLAP;
}

/** Where an element stands, as far as a reader needs to find it. */
export function placeOf(element: Element): string {
  const names: string[] = [];
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const twins = [...(box.parentElement?.children ?? [])].indexOf(box) + 1;
    names.unshift(`${box.localName}:${twins}`);
  }
  return names.slice(-5).join('>');
}
