import type { Words } from '@parley/i18n';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type Acting, expectSameWritten } from './acting.ts';
import { type FaultStory, promisedOf } from './faultStories.ts';

/**
 * Presses a button twice in one frame: once is enough (FA-1). While its reply is awaited the form is sent
 * besides, as a script does.
 */
export function pressTwice(button: HTMLElement, story: FaultStory): void {
  button.focus();
  button.click();
  button.click();
  if (promisedOf(story).kind !== 'waiting') return;
  if (button instanceof HTMLButtonElement && button.type === 'submit') button.form?.requestSubmit();
}

/** A button that is pressed, and that keeps the focus. */
export function pressing(find: (t: Words['t']) => Promise<HTMLElement>) {
  const press = async ({ t }: Acting) => userEvent.click(await find(t));
  return {
    press,
    pressTwice: async ({ story, t }: Acting) => pressTwice(await find(t), story),
    pressAgain: press,
    tryAgain: press,
    expectArrived: expectSameWritten,
    async expectFocus({ t }: Acting) {
      const button = await find(t);
      // A dialog above it gives the focus back as it goes.
      await waitFor(() => expect(button).toHaveFocus());
    },
  };
}

/** Picks an item of a menu, by the names of its button and of the item. */
export async function pick(menu: string, item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}
