import type { WordKey, Words } from '@parley/i18n';
import { expect, screen, userEvent } from 'storybook/test';
import { type Acting, expectSameWritten, type Writing } from './acting.ts';
import { promisedOf } from './promises.ts';

/** A form: what is filled in, and pressed to save it. */
export interface Form {
  fields?: Partial<Record<WordKey, string>>;
  button: (t: Words['t']) => string;
  /** Gets to the fields, where they are not there at once. */
  reach?: (t: Words['t']) => Promise<void>;
}

/** Saving with a form, as the reader does it. */
export function formWriting({ fields = {}, button, reach }: Form): Writing {
  const filled = Object.entries(fields) as [WordKey, string][];
  // A label may say besides that the field is optional.
  const fieldOf = (t: Words['t'], label: WordKey) =>
    screen.getByLabelText((said) => said.startsWith(t(label)), { selector: 'input, textarea' });
  const find = ({ t }: Acting) => screen.findByRole('button', { name: button(t), hidden: true });
  const press = async (acting: Acting) => userEvent.click(await find(acting));
  return {
    async write(acting) {
      if (reach) {
        acting.api.suspend();
        await reach(acting.t);
        acting.api.resume();
      }
      const pressed = await find(acting);
      for (const [label, text] of filled) {
        const field = fieldOf(acting.t, label);
        await userEvent.clear(field);
        await userEvent.type(field, text);
      }
      await userEvent.click(pressed);
    },
    async expectKept({ story, t }) {
      if (promisedOf(story).kind === 'login') return;
      for (const [label, text] of filled) await expect(fieldOf(t, label)).toHaveValue(text);
    },
    async expectFocus(acting) {
      await expect(await find(acting)).toHaveFocus();
    },
    pressAgain: press,
    tryAgain: press,
    expectArrived: expectSameWritten,
  };
}
