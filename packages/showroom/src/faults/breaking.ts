import { configure, expect, getConfig } from 'storybook/test';
import { READ_OUT } from './acting.ts';

/**
 * Ways to break what a page shows for a moment: a check that does not notice one of them proves nothing. Each
 * gives back a function that puts the page as it was, before it is drawn again.
 */

/** A message stands there twice. */
export function double(message: Element): () => void {
  const copy = message.cloneNode(true) as Element;
  message.after(copy);
  return () => copy.remove();
}

/** Something is said besides. */
export function say(text: string): () => void {
  const message = document.createElement('p');
  message.textContent = text;
  document.body.append(message);
  return () => message.remove();
}

/** The words of elements are gone. */
export function silence(...elements: readonly Element[]): () => void {
  const texts: [Text, string][] = [];
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      texts.push([node as Text, (node as Text).data]);
  }
  for (const [text] of texts) text.data = '';
  return () => {
    for (const [text, data] of texts) text.data = data;
  };
}

/** Elements are there to be seen alone: nothing around them is read out. */
export function mute(elements: readonly Element[]): () => void {
  const undo: (() => void)[] = [];
  for (const element of elements)
    for (let region = element.closest(READ_OUT); region; region = element.closest(READ_OUT))
      for (const name of ['role', 'aria-live']) {
        const [from, value] = [region, region.getAttribute(name)];
        from.removeAttribute(name);
        if (value !== null) undo.push(() => from.setAttribute(name, value));
      }
  return () => {
    for (const each of undo) each();
  };
}

/** An element is there for screen readers alone. */
export function conceal(element: HTMLElement): () => void {
  const before = element.style.cssText;
  element.style.cssText += ';position:absolute;inline-size:1px;min-inline-size:0;padding:0;overflow:hidden';
  return () => {
    element.style.cssText = before;
  };
}

/** The button with the focus is blocked no more. */
export function unblock(): () => void {
  const button = document.activeElement;
  button?.removeAttribute('aria-disabled');
  return () => button?.setAttribute('aria-disabled', 'true');
}

/** What was typed or sent is gone: from fields, conversations, and what the tab keeps. */
export function lose(): () => void {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const typed = fields.filter(({ value, type }) => value !== '' && !['radio', 'checkbox'].includes(type));
  const values = typed.map(({ value }) => value);
  for (const field of typed) field.value = '';
  const giveBack = silence(...document.querySelectorAll('[role=log], blockquote'));
  const kept = Object.entries<string>({ ...sessionStorage });
  sessionStorage.clear();
  return () => {
    for (const [index, field] of typed.entries()) field.value = values[index] ?? '';
    giveBack();
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
  };
}

/** How long a check waits for what was broken by hand, in ms: it comes back at the next drawing or never. */
const BROKEN_FOR_MS = 1000;

/** A check fails while the page is broken: otherwise it proves nothing. */
export async function expectNoticed(breakIt: () => () => void, check: () => Promise<unknown>): Promise<void> {
  const { asyncUtilTimeout } = getConfig();
  const mend = breakIt();
  configure({ asyncUtilTimeout: BROKEN_FOR_MS });
  const isNoticed = await check().then(
    () => false,
    () => true,
  );
  configure({ asyncUtilTimeout });
  mend();
  await expect(isNoticed).toBe(true);
}
