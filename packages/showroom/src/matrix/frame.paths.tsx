import { expect, onTestFinished, test } from 'vitest';
import { keepInPlace, printAsOnScreen } from './frame.ts';

/** A page that scrolls, and far down in it a frame with a button. */
async function framedButton() {
  const around = document.createElement('div');
  around.style.cssText = 'block-size: 200px; overflow: auto';
  const frame = document.createElement('iframe');
  frame.srcdoc = '<button>Off</button>';
  frame.style.cssText = 'display: block; margin-block-start: 900px';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  around.append(frame);
  document.body.append(around);
  onTestFinished(() => around.remove());
  await loaded;
  const page = frame.contentWindow as Window & typeof globalThis;
  return { around, frame, page, button: page.document.querySelector('button') as HTMLButtonElement };
}

test('DS-7: the focus of a cell leaves the matrix where the reader is', async () => {
  const { around, frame, page, button } = await framedButton();
  keepInPlace(page, frame);
  button.focus();
  expect(page.document.activeElement).toBe(button);
  expect(around.scrollTop).toBe(0);
  button.scrollIntoView();
  expect(around.scrollTop).toBe(0);
});

test('DS-7: which a browser does not do by itself', async () => {
  const { around, button } = await framedButton();
  button.focus();
  expect(around.scrollTop).toBeGreaterThan(0);
});

test('DS-4: what is printed in a film looks as on the screen, until that is taken back', () => {
  const style = document.createElement('style');
  style.textContent = '@media print { nav { display: none } } @media (min-width: 1px) { nav { color: red } }';
  document.head.append(style);
  onTestFinished(() => style.remove());
  const conditions = () =>
    [...(style.sheet?.cssRules ?? [])].map((rule) => (rule as CSSMediaRule).conditionText);
  const takeBack = printAsOnScreen(window);
  expect(conditions()).toEqual(['not all', '(min-width: 1px)']);
  expect(matchMedia('print').media).toBe('not all');
  let isTold = false;
  window.addEventListener('beforeprint', () => (isTold = true), { once: true });
  window.dispatchEvent(new Event('beforeprint'));
  expect(isTold).toBe(false);
  takeBack();
  expect(conditions()).toEqual(['print', '(min-width: 1px)']);
  expect(matchMedia('print').media).toBe('print');
  window.dispatchEvent(new Event('beforeprint'));
  expect(isTold).toBe(true);
});
