import { createWords } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import { WordsProvider } from '@parley/i18n/react';
import { ComboBox } from '@parley/ui';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allShown, HELD_BACK } from './rest.ts';

const words = await createWords('en', allMessages);

/** For so long react-aria waits before it believes that a window has its new height, in ms. */
const WINDOW_RESTS_MS = 300;

test('DS-2: a list that waits for the keyboard of a screen is shown before it is looked at', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const frame = window.frameElement as HTMLElement;
  const { height } = frame.style;
  onTestFinished(() => {
    frame.style.height = height;
    root.unmount();
    document.body.replaceChildren();
  });
  root.render(
    <WordsProvider words={words}>
      <ComboBox label="Zone" options={[{ value: 'utc', label: 'UTC' }]} value={null} onChange={() => {}} />
    </WordsProvider>,
  );
  const field = page.getByRole('combobox', { name: 'Zone' });
  await userEvent.click(field);
  frame.style.height = `${window.innerHeight - 200}px`;
  await new Promise((resolve) => setTimeout(resolve, WINDOW_RESTS_MS));
  frame.style.height = height;
  await new Promise((resolve) => setTimeout(resolve, WINDOW_RESTS_MS));

  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('listbox')).toBeInTheDocument();
  expect(document.querySelector(HELD_BACK)).not.toBeNull();
  await allShown(new AbortController().signal);
  await expect.element(page.getByRole('option', { name: 'UTC' })).toBeVisible();
  expect(document.querySelector(HELD_BACK)).toBeNull();
});
