import { useLayoutEffect } from 'react';
import { px } from '../../theme/tokens.ts';
import * as styles from './hint.css.ts';
import { placeHint } from './placeHint.ts';

/** Ms that the pointer rests before a name appears; a reason why something can't be had appears at once. */
const DELAY = 400;

/**
 * For so many ms after a hint the next one needs no rest: so moving along a row of icons does not mean
 * waiting at each.
 */
const WARM = 300;

/** The button with a hint that an event happened in. */
const hinted = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

/** What is open beside a button of the page: a popover or a menu. */
const OPENER = '[aria-haspopup][aria-expanded="true"]';

/** Whether a bubble at this element would cover the panel that some button has opened. */
function coversPanel(target: HTMLElement): boolean {
  const opener = document.querySelector(OPENER);
  if (!opener) return false;
  const panel = document.getElementById(opener.getAttribute('aria-controls') ?? '');
  return !panel?.contains(target);
}

/** Whether the page shows these words already, such as in a banner: a bubble with them would cover it. */
function isInSight(words: string): boolean {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const box = text.nodeValue?.includes(words) && text.parentElement?.getBoundingClientRect();
    // What is visually hidden is one pixel large.
    if (box && box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < window.innerHeight) return true;
  }
  return false;
}

const installed = new WeakSet<Document>();

/**
 * The tooltips of all buttons: shows what `data-hint` says of the element that the pointer rests on, or that
 * the Tab key went to. One bubble and one set of listeners for the whole page, in the top layer: a bubble of
 * its own inside each button would be cut off by whatever scrolls around it. Only for words that assistive
 * technology gets in another way: a button's name, or its description. Escape takes it away, and so does a
 * press, until the pointer comes back. It never lies over an open popover or menu, nor says why a button is
 * blocked where that is to be read on the page anyway.
 */
export function useHints(): void {
  // A layout effect, so that it is installed before a button can be pressed.
  useLayoutEffect(() => {
    if (installed.has(document)) return;
    installed.add(document);
    install(document);
  }, []);
}

function install(page: Document): void {
  const bubble = page.createElement('div');
  bubble.className = styles.hint;
  bubble.setAttribute('aria-hidden', 'true');
  // Browsers without the popover API show no bubble rather than one in the wrong place.
  if (!('showPopover' in bubble)) return;
  bubble.popover = 'manual';

  let shownFor: HTMLElement | null = null;
  let waitingFor: HTMLElement | null = null;
  let pressedLast: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let hiddenAt = Number.NEGATIVE_INFINITY;
  // A hint that was opened by a key or a press stays when elements move under a resting pointer.
  let isAskedFor = false;

  const follow = () => {
    if (!shownFor) return;
    const text = shownFor.dataset.hint;
    if (!shownFor.isConnected || !text || coversPanel(shownFor)) return hide();
    if (bubble.textContent !== text) bubble.textContent = text;
    const own = bubble.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = page.documentElement;
    const { left, top } = placeHint(shownFor.getBoundingClientRect(), own, { width, height });
    const isMirrored = page.documentElement.dir === 'rtl';
    bubble.style.insetBlockStart = px(top);
    bubble.style.insetInlineStart = px(isMirrored ? width - left - own.width : left);
    frame = requestAnimationFrame(follow);
  };
  const show = (target: HTMLElement) => {
    clearTimeout(timer);
    waitingFor = null;
    if (shownFor === target || !target.isConnected || coversPanel(target)) return;
    if (target.ariaDisabled === 'true' && isInSight(target.dataset.hint ?? '')) return hide();
    const isFirst = shownFor === null;
    shownFor = target;
    bubble.textContent = target.dataset.hint ?? '';
    // Inside of the page's body only while it is needed, and on top of whatever opened meanwhile.
    if (isFirst) page.body.append(bubble);
    else bubble.hidePopover();
    bubble.showPopover();
    if (isFirst) follow();
  };
  const hide = () => {
    clearTimeout(timer);
    waitingFor = null;
    if (!shownFor) return;
    shownFor = null;
    isAskedFor = false;
    cancelAnimationFrame(frame);
    hiddenAt = performance.now();
    bubble.remove();
  };

  page.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const over = hinted(target);
    if (over !== pressedLast) pressedLast = null;
    else if (over) return;
    if (over === waitingFor && over !== null) return;
    if (!over && isAskedFor) return;
    if (over !== shownFor) hide();
    if (!over || over === shownFor) return;
    const isWarm = performance.now() - hiddenAt < WARM;
    if (isWarm || over.ariaDisabled === 'true') return show(over);
    waitingFor = over;
    timer = setTimeout(() => show(over), DELAY);
  });
  page.documentElement.addEventListener('pointerleave', () => !isAskedFor && hide());
  // `keyup` of Tab fires on the element that Tab moved the focus to; focus moved by a script or the pointer
  // fires none.
  page.addEventListener('keyup', ({ key, target }) => {
    const focused = hinted(target);
    if (key !== 'Tab' || !focused) return;
    show(focused);
    isAskedFor = true;
  });
  page.addEventListener('focusout', hide);
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), true);
  page.addEventListener('click', ({ target }) => {
    const pressed = hinted(target);
    // Touch has no hover: a press on a blocked button shows the reason.
    if (pressed?.ariaDisabled !== 'true') {
      pressedLast = pressed;
      return hide();
    }
    show(pressed);
    isAskedFor = true;
  });
}
