import { useLayoutEffect } from 'react';
import { px } from '../../theme/tokens.ts';
import * as styles from './hint.css.ts';
import { placeHint } from './placeHint.ts';

/** Ms that the pointer rests before a name appears; a reason why something can't be had appears at once. */
const DELAY = 400;

/**
 * For so many ms after a hint the next one needs no rest: who reads along a
 * row of icons need not wait at each.
 */
const WARM = 300;

/** The button with a hint that an event happened in. */
const hinted = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

const installed = new WeakSet<Document>();

/**
 * The tooltips of all buttons: shows what `data-hint` says of the element that the pointer rests on, or that
 * the Tab key went to. One bubble and one set of listeners for the whole page, in the top layer: a bubble of
 * its own inside each button would be cut off by whatever scrolls around it. Only for words that assistive
 * technology is told otherwise: a button's name, or its description. Escape takes it away.
 */
export function useHints(): void {
  // Before anything can be pressed: other effects run a moment after the button is there.
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
  // Where the top layer is not known, the bubble is left out rather than shown in the wrong place.
  if (!('showPopover' in bubble)) return;
  bubble.popover = 'manual';

  let shownFor: HTMLElement | null = null;
  let waitingFor: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let hiddenAt = Number.NEGATIVE_INFINITY;
  // What a key or a press asked for does not go because something moves under a pointer that lies still.
  let isAskedFor = false;

  const follow = () => {
    if (!shownFor) return;
    const text = shownFor.dataset.hint;
    if (!shownFor.isConnected || !text) return hide();
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
    if (shownFor === target || !target.isConnected) return;
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
  // The key that moved the focus comes up where it went to: focus that a program
  // or the pointer moved has no such key.
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
    // Fingers can't rest on it: they press, and learn why nothing happens.
    if (pressed?.ariaDisabled !== 'true') return hide();
    show(pressed);
    isAskedFor = true;
  });
}
