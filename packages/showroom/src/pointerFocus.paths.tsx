import { userEvent } from 'storybook/test';
import { expect, onTestFinished, test } from 'vitest';
import { forgetPointer } from './pointerFocus.ts';

function add<Tag extends 'button' | 'input'>(tag: Tag, name: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.setAttribute('aria-label', name);
  return document.body.appendChild(element);
}

function show() {
  forgetPointer();
  onTestFinished(() => {
    document.body.replaceChildren();
    forgetPointer();
  });
  return { first: add('button', 'First'), second: add('button', 'Second'), field: add('input', 'Field') };
}

const hasRing = (element: Element) => document.activeElement === element && element.matches(':focus-visible');

test('DS-2: what a story presses with a pointer shows no ring, and neither does what is focused after it', async () => {
  const { first, second } = show();
  await userEvent.click(first);
  expect(document.activeElement).toBe(first);
  expect(hasRing(first)).toBe(false);
  second.focus();
  expect(document.activeElement).toBe(second);
  expect(hasRing(second)).toBe(false);
});

test('DS-2: a field shows that it has the focus, pressed or not', async () => {
  const { field } = show();
  await userEvent.click(field);
  expect(hasRing(field)).toBe(true);
});

test('DS-2: what the keyboard reaches has a ring, after a press, too', async () => {
  const { first, second } = show();
  await userEvent.click(first);
  await userEvent.tab();
  expect(hasRing(second)).toBe(true);
});

test('DS-2: a page that nobody has touched shows where it puts the focus', async () => {
  const { first, second } = show();
  await userEvent.click(first);
  forgetPointer();
  second.focus();
  expect(hasRing(second)).toBe(true);
});
