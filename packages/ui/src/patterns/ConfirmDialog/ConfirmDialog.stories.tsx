import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LONG_LABEL, LONG_TEXT } from '../../components/stories.fixtures.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete “Shop assistant”?',
    children: 'It stops answering on your site at once. This can’t be undone.',
    confirmLabel: 'Delete',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: guide({
    instead: [
      { use: 'A toast with Undo', when: 'it can be taken back: do it, and offer the way back.' },
      { use: 'AlertDialog', when: 'it is news or a question that nothing is lost by.' },
      { use: 'Dialog', when: 'there is more to fill in than a name.' },
    ],
    keyboard: [
      { keys: ['Esc'], does: 'Leaves without doing it, unless it runs already.' },
      { keys: ['Enter'], does: 'On the name field: does it once the name is right.' },
    ],
    dos: ['Name the thing in the title and the verb on the button.', 'Say what is lost along with it.'],
    donts: ['Ask “Are you sure?”.', 'Ask at all where it can be undone: offer that.'],
    accessibility: [
      'An alert dialog: title and text are read when it opens. The focus starts on the way out.',
      'The title names the thing; the button says the verb, never “OK” or “Yes”.',
      'Ask for the name only where a lot is lost: typing has to stay a signal.',
      'While it runs nothing can be pressed twice, and its words are announced; a failure is announced ' +
        'at once.',
    ],
  }),
});

export const Simple = meta.story({
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const WithConsequences = meta.story({
  args: { consequences: ['12 data files with 341 pages', '1,284 conversations', 'The widget on acme.test'] },
});
const several = {
  title: 'Remove 7 users?',
  names: ['Ada', 'نورة', 'Ben', 'Cora', 'Dan', 'Eva', 'Finn'],
  children: 'They lose access at once.',
  confirmLabel: 'Remove',
};
export const Several = meta.story({
  args: several,
  play: async () => {
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(
      '\u2068Ada\u2069, \u2068نورة\u2069, \u2068Ben\u2069, and 4 more',
    );
  },
});
export const AllOfFour = meta.story({
  name: 'A single one more is named, too',
  parameters: noPicture,
  args: { ...several, title: 'Remove 4 users?', names: several.names.slice(0, 4) },
  play: async () => {
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(/Ben\u2069, and \u2068Cora\u2069/);
  },
});
export const TypeTheName = meta.story({
  args: { typeToConfirm: 'Shop assistant', consequences: ['12 data files', '1,284 conversations'] },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'To confirm, type “Shop assistant”' });
    const button = screen.getByRole('button', { name: 'Delete' });
    await expect(button).toHaveAccessibleDescription('Type the name first, letter by letter.');
    await userEvent.click(button);
    await userEvent.type(field, 'Shop{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, ' assistant{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.clear(field);
  },
});
export const NameTyped = meta.story({
  args: { typeToConfirm: 'Shop assistant' },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Shop assistant');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
export const NamePasted = meta.story({
  name: 'AS-1: a name can be pasted as it is copied from the label, however it is composed',
  parameters: noPicture,
  args: { typeToConfirm: `متجر  Caf\u00e9 ${'x'.repeat(240)}` },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('textbox'));
    await userEvent.paste(` \u2068متجر Cafe\u0301 ${'x'.repeat(240)}\u2069\u00a0`);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
export const Reversible = meta.story({
  args: {
    tone: 'primary',
    title: 'Pause “Shop assistant”?',
    children: 'Visitors are told that it is away. You can start it again at any time.',
    confirmLabel: 'Pause',
  },
});
export const Busy = meta.story({
  args: { busy: 'Deleting' },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});
export const Failed = meta.story({
  args: { error: 'The server did not answer. Try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('did not answer');
  },
});
export const Long = meta.story({
  args: {
    title: LONG_LABEL,
    children: LONG_TEXT,
    consequences: [LONG_LABEL, LONG_TEXT],
    confirmLabel: LONG_LABEL,
    typeToConfirm: LONG_LABEL,
  },
});
export const HostileText = meta.story({
  name: 'Hostile text',
  args: {
    title: '<img src=x onerror=alert(1)> \u202eesrever\u202c 👩‍👩‍👧‍👦',
    children: 'x'.repeat(10_000),
    consequences: ['', '<script>alert(1)</script>'],
    typeToConfirm: '\u202e</label>\u202c',
  },
});
