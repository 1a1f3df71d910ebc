import { STORY_FINISHED } from 'storybook/internal/core-events';
import type { addons } from 'storybook/preview-api';
import { keepInPlace } from '../matrix/frame.ts';

/** Attribute of a frame on the page of a component. */
export const EXAMPLE_ATTRIBUTE = 'data-example';

/** What such a frame tells once its story is drawn and played. It bubbles. */
export const EXAMPLE_SHOWN = 'exampleshown';

type Page = Window & typeof globalThis;

/**
 * Makes the page in the frame of an example stay as its story has left it, before that starts; any other page
 * stays as it is.
 */
export function actAsExample(page: Page, channel: Pick<ReturnType<typeof addons.getChannel>, 'once'>): void {
  const frame = page.frameElement;
  if (!frame?.hasAttribute(EXAMPLE_ATTRIBUTE)) return;
  keepInPlace(page, frame);
  const keepOpen = keepingOpen(page);
  channel.once(STORY_FINISHED, () => {
    showFocus(page);
    keepOpen();
    frame.dispatchEvent(new CustomEvent(EXAMPLE_SHOWN, { bubbles: true }));
  });
}

/**
 * What is open in a page stays so when the focus goes to the page around it, where a list of choices or a
 * menu would close. It listens before the story does: what is open hears of the window too, in turn.
 * @returns begins it
 */
function keepingOpen(page: Page): () => void {
  let begun = false;
  for (const left of ['blur', 'focusout'] as const)
    page.addEventListener(
      left,
      (event) => {
        if (begun && !event.relatedTarget) event.stopImmediatePropagation();
      },
      true,
    );
  return () => {
    begun = true;
  };
}

const FOCUS_CLASSES = ['pseudo-focus', 'pseudo-focus-visible'];
const WITHIN_CLASS = 'pseudo-focus-within';

/** Shows where the focus is, also once it is no longer in this frame, until it goes elsewhere in it. */
function showFocus({ document }: Page): void {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible')) return;
  const around: Element[] = [];
  for (let each: Element | null = focused; each; each = each.parentElement) around.push(each);
  focused.classList.add(...FOCUS_CLASSES);
  for (const each of around) each.classList.add(WITHIN_CLASS);
  const forget = ({ target }: FocusEvent) => {
    if (target === focused) return;
    document.removeEventListener('focusin', forget);
    focused.classList.remove(...FOCUS_CLASSES);
    for (const each of around) each.classList.remove(WITHIN_CLASS);
  };
  document.addEventListener('focusin', forget);
}

const lowestOf = (elements: Iterable<Element>) =>
  Math.max(0, ...[...elements].map((each) => each.getBoundingClientRect().bottom));

/** How high the window of a page must be to show all that is in it, in px. */
export function neededHeight({ document, innerHeight, getComputedStyle }: Page): number {
  const { body } = document;
  // What scrolls inside of something else is cut off there.
  const most = Math.max(lowestOf(body.children), innerHeight);
  const lowest = Math.min(lowestOf(body.querySelectorAll('*')), most);
  // What covers the window keeps its height.
  if (lowest === innerHeight) return lowest;
  return Math.ceil(lowest + Number.parseFloat(getComputedStyle(body).paddingBlockEnd));
}
