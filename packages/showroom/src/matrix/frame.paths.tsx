import { expect, onTestFinished, test } from 'vitest';
import { keepInPlace } from './frame.ts';

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
