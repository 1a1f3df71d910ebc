import type { Words } from '@parley/i18n';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Acting, beforeFault, expectSameWritten, showing, type Writing } from './acting.ts';
import { promisedOf } from './faultStories.ts';
import { FAILED_FILE } from './pages.ts';
import { pick } from './pressing.ts';

const ADDED = new File(['# Returns\n\nYou can return anything within 14 days.\n'], 'returns.md', {
  type: 'text/markdown',
});

/** One pixel: what does not decode is refused before it is sent. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PICTURE = new File(
  [Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))],
  'portrait.png',
  { type: 'image/png' },
);

/** The hidden field that a button opens the computer's files for. */
function fieldFor(selector: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`input[type=file]${selector}`);
  if (!field) throw new Error(`No field takes a file: ${selector}.`);
  return field;
}

/** What the computer's dialog does with the file that is chosen there; the focus stays on the page. */
function choose(field: HTMLInputElement, file: File): void {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

interface Sending {
  /** The button that is pressed first. */
  button: (t: Words['t']) => Promise<HTMLElement>;
  /** Presses it. */
  press: (acting: Acting) => Promise<void>;
  /** Selects the field that takes the file. */
  field: string;
  file: File;
  /** Says that this is meant, where it is asked. */
  confirm?: (acting: Acting) => Promise<void>;
}

/** Choosing a file and sending it; nothing is chosen where the button is blocked. */
function sending({ button, press, field, file, confirm }: Sending) {
  return {
    async write(acting: Acting) {
      await beforeFault(acting, () => button(acting.t));
      await press(acting);
      const isBlocked = document.activeElement?.getAttribute('aria-disabled') === 'true';
      if (isBlocked) return;
      choose(fieldFor(field), file);
      await confirm?.(acting);
    },
    async expectFocus({ story, t }: Acting) {
      // What is sent again is pressed in its row, and the button goes away with the row's state.
      if (story.scene === 'refused' && story.fault !== '460') return;
      await waitFor(async () => expect(await button(t)).toHaveFocus());
    },
  };
}

/** A file that stays among the uploads with what became of it, and can be sent again there. */
const amongUploads = {
  async expectKept({ story }: Acting) {
    // A file is chosen anew after the login.
    if (!['blocked', 'login'].includes(promisedOf(story).kind))
      await waitFor(() => expect(showing(ADDED.name)).not.toEqual([]));
    return false;
  },
  // Another choice of the same file is another file: its row offers nothing to send it twice.
  pressAgain: async () => undefined,
  async tryAgain({ t }: Acting) {
    const name = t('fields.files.retry', { name: ADDED.name });
    await userEvent.click(await screen.findByRole('button', { name }));
  },
  expectArrived: expectSameWritten,
};

const chooseButton = (t: Words['t']) => screen.findByRole('button', { name: t('fields.files.choose') });

/** Adding a data file. */
export const fileUpload: Writing = {
  ...amongUploads,
  ...sending({
    button: chooseButton,
    press: async ({ t }) => userEvent.click(await chooseButton(t)),
    field: '[multiple]',
    file: ADDED,
  }),
};

const more = (t: Words['t']) => t('editor.data.moreFile', { name: 'shipping.md' });

/** Putting a file in the place of one of the list. */
export const fileReplacement: Writing = {
  ...amongUploads,
  ...sending({
    button: (t) => screen.findByRole('button', { name: more(t) }),
    press: ({ t }) => pick(more(t), t('editor.data.replace')),
    field: '[accept*=".md"]:not([multiple])',
    file: ADDED,
    // It has another name.
    async confirm({ t }) {
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: t('fields.sameFiles.replace') }));
    },
  }),
};

const change = (t: Words['t']) => screen.findByRole('button', { name: t('components.avatar.upload') });

const choosingPicture = sending({
  button: change,
  press: async ({ t }) => userEvent.click(await change(t)),
  field: '[accept*="image/png"]',
  file: PICTURE,
});

/** Another picture for the reader. */
export const avatar: Writing = {
  ...choosingPicture,
  expectKept: async () => false,
  pressAgain: async ({ t }) => userEvent.click(await change(t)),
  tryAgain: choosingPicture.write,
  expectArrived: expectSameWritten,
};

const remove = (t: Words['t']) =>
  screen.findByRole('button', { name: t('editor.data.removeFile', { name: FAILED_FILE }) });

const removing = async (acting: Acting) => {
  const { t } = acting;
  await userEvent.click(await beforeFault(acting, () => remove(t)));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: t('editor.data.remove') }));
};

/** Removing a file of the list, which is asked about first. */
export const fileRemoval: Writing = {
  write: removing,
  // The row stays until the file is gone.
  async expectKept({ story }) {
    if (promisedOf(story).kind !== 'login') await expect(showing(FAILED_FILE)).not.toEqual([]);
    return false;
  },
  async expectFocus({ story, t }) {
    // At the speed of stories a refusal may come while the question still closes: then neither dialog knows
    // where the focus was.
    if (promisedOf(story).kind === 'blocked' || story.scene === 'refused') return;
    await waitFor(async () => expect(await remove(t)).toHaveFocus());
  },
  pressAgain: async ({ t }) => userEvent.click(await remove(t)),
  tryAgain: removing,
  expectArrived: expectSameWritten,
};
