import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atTheEnd, onPhone, opened, opens } from '../patterns.fixtures.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

const meta = preview.meta({
  component: LanguageMenu,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        { use: 'Select', when: 'a language is a value of a form, such as the one an assistant answers in' },
      ],
      keyboard: [
        { keys: ['Enter'], does: 'Opens the menu; on an entry, changes the language at once.' },
        { keys: ['↑', '↓'], does: 'Moves through the languages.' },
        { keys: ['D'], does: 'Goes to the next language whose name begins with the letter.' },
        { keys: ['Esc'], does: 'Closes and changes nothing; focus goes back to the button.' },
      ],
      dos: ['Call each language by its own name.', 'Change the language at once.'],
      donts: ['Stand flags for languages.', 'Use it for the language of an assistant.'],
      accessibility: [
        'Each language is called by its own name and marked with its own lang, so that it is spoken as ' +
          'its own.',
        'Entries are menu radios: the one in force is announced as checked, and has a tick, not a ' +
          'color alone.',
      ],
    }),
  },
  args: { locale: 'en' as const, onLocaleChange: fn() },
  decorators: [atTheEnd],
});

const openMenu = opens('menu');

export const Open = meta.story({
  name: 'SH-1, SH-5: 220 wide, with en, de and es by their own names',
  play: async ({ canvas }) => {
    const menu = await openMenu({ canvas });
    await expect(menu.offsetWidth).toBe(220);
    const items = within(menu).getAllByRole('menuitemradio');
    await expect(items.map((item) => item.textContent)).toEqual(['English', 'Deutsch', 'Español']);
    await expect(items.map((item) => item.querySelector('[lang]')?.getAttribute('lang'))).toEqual([
      'en',
      'de',
      'es',
    ]);
    await expect(items.map((item) => item.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false']);
  },
});

export const InPolish = meta.story({
  name: 'SH-5: a language that is in force is offered, and ticked',
  args: { locale: 'pl' as const },
  globals: { locale: 'pl' },
  play: async ({ canvas }) => {
    const menu = await openMenu({ canvas });
    await expect(within(menu).getByRole('menuitemradio', { checked: true })).toHaveTextContent('Polski');
  },
});
export const OwnLanguage = meta.story({
  name: 'SH-5: a language of the account or its organisation is offered in every other',
  parameters: noPicture,
  args: { own: ['pl', undefined] },
  play: async ({ canvas }) => {
    const menu = await openMenu({ canvas });
    await expect(within(menu).getAllByRole('menuitemradio')).toHaveLength(4);
  },
});

export const Choose = meta.story({
  name: 'SH-5: a language is chosen by keyboard, by its first letter too',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Language: English' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('d{Enter}');
    await expect(args.onLocaleChange).toHaveBeenCalledWith('de');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const Phone = meta.story({ globals: onPhone, play: opened('menu') });
