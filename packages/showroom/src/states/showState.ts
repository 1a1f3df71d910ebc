/** A state that an element has only while it is hovered, pressed or focused. */
export type HandState = 'hover' | 'pressed' | 'focus';

interface Marks {
  /**
   * Pseudo-classes of the element and of everything around it, whose classes `pseudoClasses.ts` has written.
   */
  pseudoClasses: readonly string[];
  /** What react-aria and Radix set where a component of theirs has the state, and nobody elsewhere. */
  attributes: readonly string[];
}

const marks: Record<HandState, Marks> = {
  hover: { pseudoClasses: ['hover'], attributes: ['data-hovered', 'data-highlighted'] },
  // A pointer that presses also hovers.
  pressed: { pseudoClasses: ['hover', 'active'], attributes: ['data-hovered', 'data-pressed'] },
  focus: { pseudoClasses: ['focus-within'], attributes: ['data-focused', 'data-focus-visible'] },
};

/** Elements that can have the focus. Others, such as the label of a hidden input, only show it. */
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Elements of react-aria and of Radix. */
const OF_LIBRARIES = '[data-rac], [data-radix-collection-item]';

/** Marks an element that shows a state. */
export const SHOWN = 'shows-state';

/** Makes an element, and its ancestors up to `end`, look as they do in a state. */
export function showState(element: Element, state: HandState, end: Element): void {
  const { pseudoClasses, attributes } = marks[state];
  const classNames = pseudoClasses.map((name) => `pseudo-${name}`);
  for (let each: Element | null = element; each !== null && each !== end; each = each.parentElement) {
    each.classList.add(...classNames);
    if (state === 'focus' && each.matches(OF_LIBRARIES)) each.setAttribute('data-focus-within', 'true');
  }
  element.classList.add(SHOWN);
  if (state === 'focus' && element.matches(FOCUSABLE))
    element.classList.add('pseudo-focus', 'pseudo-focus-visible');
  if (element.matches(OF_LIBRARIES)) for (const name of attributes) element.setAttribute(name, 'true');
}
