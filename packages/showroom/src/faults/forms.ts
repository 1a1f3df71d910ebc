import type { WordKey, Words } from '@parley/i18n';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type Acting, beforeFault, expectSameWritten, LOADING, type Writing } from './acting.ts';
import { promisedOf } from './faultStories.ts';
import { pressTwice } from './pressing.ts';

/** What was typed waits in the tab while somebody signs in; false where nothing was typed. */
export async function expectInTab(texts: readonly string[]): Promise<boolean> {
  const kept = Object.values<string>({ ...sessionStorage }).join('\n');
  for (const text of texts) await expect(kept).toContain(text);
  return texts.length > 0;
}

/** A form: what is filled in, and pressed to save it. */
export interface Form {
  fields?: Partial<Record<WordKey, string>>;
  /** What is typed is never kept beyond the page. */
  secret?: true;
  button: (t: Words['t']) => string;
  /** Gets to the fields, or fills in what has no label; calls are answered meanwhile. */
  reach?: (t: Words['t']) => Promise<void>;
  /** What `reach` filled in: is still there; and is kept in the tab, as this text. */
  kept?: (t: Words['t']) => Promise<void>;
  keptAs?: string;
  /** Nothing is written: the wait that the server asks for is told, and holds no button. */
  onlyReads?: true;
}

/** Saving with a form, as the reader does it. */
export function formWriting({ fields = {}, secret, button, reach, kept, keptAs, onlyReads }: Form): Writing {
  const filled = Object.entries(fields) as [WordKey, string][];
  // A label may say besides that the field is optional.
  const fieldOf = (t: Words['t'], label: WordKey) =>
    screen.findByLabelText((said) => said.startsWith(t(label)), { selector: 'input, textarea' }, LOADING);
  const find = ({ t }: Acting) => screen.findByRole('button', { name: button(t), hidden: true });
  const press = async (acting: Acting) => userEvent.click(await find(acting));
  return {
    ...(!onlyReads && { holds: true }),
    async write(acting) {
      await beforeFault(acting, async () => {
        await reach?.(acting.t);
        const [first] = filled;
        await (first ? fieldOf(acting.t, first[0]) : find(acting));
      });
      for (const [label, text] of filled) {
        const field = await fieldOf(acting.t, label);
        await userEvent.clear(field);
        await userEvent.type(field, text);
      }
      pressTwice(await find(acting), acting.story);
    },
    async expectKept({ story, t }) {
      if (promisedOf(story).kind === 'login') {
        const typed = [...filled.map(([, text]) => text), ...(keptAs ? [keptAs] : [])];
        return !secret && expectInTab(typed);
      }
      for (const [label, text] of filled) await expect(await fieldOf(t, label)).toHaveValue(text);
      await kept?.(t);
      return filled.length > 0;
    },
    async expectFocus(acting) {
      const button = await find(acting);
      // A dialog above it gives the focus back as it goes.
      await waitFor(() => expect(button).toHaveFocus());
    },
    pressAgain: press,
    tryAgain: press,
    expectArrived: expectSameWritten,
  };
}
