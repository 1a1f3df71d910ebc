/** A state that an element has only while a hand or the keyboard is at it. */
export type HandState = 'hover' | 'pressed' | 'focus';

interface Marks {
  /**
   * Pseudo-classes of the element and of everything around it, whose classes `pseudoClasses.ts` has written.
   */
  pseudoClasses: readonly string[];
  /** What react-aria and Radix set where a component of theirs has the state. */
  attributes: readonly string[];
}

const marks: Record<HandState, Marks> = {
  hover: { pseudoClasses: ['hover'], attributes: ['data-hovered', 'data-highlighted'] },
  // Whoever presses with a pointer hovers too.
  pressed: { pseudoClasses: ['hover', 'active'], attributes: ['data-hovered', 'data-pressed'] },
  focus: { pseudoClasses: ['focus-within'], attributes: ['data-focused', 'data-focus-visible'] },
};

/** What has the focus itself. Others, such as the label of a hidden input, only show it. */
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** The class by which an element is known to show a state. */
export const SHOWN = 'shows-state';

/** Makes an element look as it does in a state, and all around it up to `end` as that does then. */
export function showState(element: Element, state: HandState, end: Element): void {
  const { pseudoClasses, attributes } = marks[state];
  const classNames = pseudoClasses.map((name) => `pseudo-${name}`);
  for (let each: Element | null = element; each !== null && each !== end; each = each.parentElement) {
    each.classList.add(...classNames);
    if (state === 'focus') each.setAttribute('data-focus-within', 'true');
  }
  element.classList.add(SHOWN);
  if (state === 'focus' && element.matches(FOCUSABLE))
    element.classList.add('pseudo-focus', 'pseudo-focus-visible');
  for (const name of attributes) element.setAttribute(name, 'true');
}
