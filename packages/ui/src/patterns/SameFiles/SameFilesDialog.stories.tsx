import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AddedFile } from '../../components/FileDrop/checkedFile.ts';
import { FileDrop } from '../../components/FileDrop/FileDrop.tsx';
import { LONG_TEXT } from '../../components/stories.fixtures.ts';
import { onPhone } from '../patterns.fixtures.tsx';
import { SameFilesDialog } from './SameFilesDialog.tsx';
import { type SameFilesOptions, useSameFiles } from './useSameFiles.ts';

const meta = preview.meta({
  component: SameFilesDialog,
  args: { open: true, names: ['prices.md'], onReplace: fn(), onKeepBoth: fn(), onCancel: fn() },
  parameters: guide({
    instead: [
      { use: 'ConfirmDialog', when: 'there are two answers only.' },
      { use: 'FileDrop', when: 'two files of one name do no harm: it takes them as they come.' },
    ],
    keyboard: [{ keys: ['Esc'], does: 'Leaves without adding any of them.' }],
    dos: ['Name the files that are there already.', 'Offer to keep both.'],
    donts: ['Replace files without asking.', 'Ask for each file anew.'],
    accessibility: ['The title says how many files are there already; their names follow as a list.'],
  }),
});

export const One = meta.story();
export const Several = meta.story({ args: { names: ['prices.md', 'faq.txt'] } });
export const OnPhone = meta.story({ globals: onPhone, args: { names: ['prices.md', 'faq.txt'] } });
export const Long = meta.story({ args: { names: [`${LONG_TEXT.replaceAll(' ', '-')}.pdf`, 'faq.txt'] } });
export const HostileText = meta.story({
  args: { names: ['<img src=x onerror=alert(1)>.md', '\u202eesrever\u202c.txt', 'x'.repeat(255)] },
});

function Example(options: SameFilesOptions) {
  const { onAdd, question } = useSameFiles(options);
  return (
    <>
      <FileDrop label="Files" accept={['md', 'txt']} maxBytes={1000} onAdd={onAdd} />
      <SameFilesDialog {...question} />
    </>
  );
}

const options = () => ({
  there: [
    { id: 'p', name: 'prices.md' },
    { id: 'f', name: 'faq.txt' },
  ],
  onAdd: fn(),
  onReplace: fn(),
});
const fileOf = (name: string) => new File(['New words.'], name, { type: 'text/plain' });
const added = (name: string) => expect.objectContaining({ file: expect.objectContaining({ name }) });

/** Gives files to the field by its button, so that the focus is there. */
async function give(canvasElement: HTMLElement, ...names: string[]) {
  within(canvasElement).getByRole('button', { name: 'Choose files' }).focus();
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The field for files is not there.');
  await userEvent.upload(input, names.map(fileOf));
}
const question = async (name: string) => within(await screen.findByRole('dialog', { name }));

const replacing = options();
export const Replaced = meta.story({
  name: 'AS-3: what is there is replaced, whatever the case of its letters; the rest is added',
  parameters: noPicture,
  render: () => <Example {...replacing} />,
  play: async ({ canvasElement }) => {
    await give(canvasElement, 'Prices.MD', 'new.md', 'faq.txt');
    const dialog = await question('2 files are there already');
    await waitFor(() => expect(dialog.getByText('Prices.MD')).toBeVisible());
    await expect(replacing.onReplace).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect(replacing.onAdd.mock.calls).toEqual([[[added('new.md')]]]);
    await expect(replacing.onReplace.mock.calls).toEqual([
      ['p', added('Prices.MD')],
      ['f', added('faq.txt')],
    ]);
  },
});

const twice = options();
function Growing() {
  const [there, setThere] = useState(twice.there);
  const onAdd = (files: readonly AddedFile[]) => {
    twice.onAdd(files);
    setThere((before) => [...before, ...files.map(({ file: { name } }) => ({ id: `new ${name}`, name }))]);
  };
  return <Example {...twice} there={there} onAdd={onAdd} />;
}
export const ChosenTwice = meta.story({
  name: 'AS-3: two of one name that are chosen together are asked about, too',
  parameters: noPicture,
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    await give(canvasElement, 'hours.md', 'Hours.md', 'new.md');
    const dialog = await question('This file is there already');
    await waitFor(() => expect(dialog.getByText('Hours.md')).toBeVisible());
    await expect(twice.onAdd.mock.calls).toEqual([[[added('hours.md'), added('new.md')]]]);
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect(twice.onReplace.mock.calls).toEqual([['new hours.md', added('Hours.md')]]);
    await expect(twice.onAdd).toHaveBeenCalledOnce();
  },
});

const keeping = options();
export const BothKept = meta.story({
  name: 'AS-3: both files are kept where that is wanted',
  parameters: noPicture,
  render: () => <Example {...keeping} />,
  play: async ({ canvasElement }) => {
    await give(canvasElement, 'prices.md');
    const dialog = await question('This file is there already');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep both' }));
    await expect(keeping.onAdd.mock.calls).toEqual([[[added('prices.md')]]]);
    await expect(keeping.onReplace).not.toHaveBeenCalled();
  },
});

const leaving = options();
export const Left = meta.story({
  name: 'AS-3, A11Y-1: leaving by Escape drops what was asked about alone, and the focus goes back',
  parameters: noPicture,
  render: () => <Example {...leaving} />,
  play: async ({ canvasElement, canvas }) => {
    await give(canvasElement, 'prices.md', 'new.md');
    await question('This file is there already');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
    await expect(leaving.onAdd.mock.calls).toEqual([[[added('new.md')]]]);
    await expect(leaving.onReplace).not.toHaveBeenCalled();
  },
});

const adding = options();
export const OthersUnasked = meta.story({
  name: 'AS-3: other names are added without a question',
  parameters: noPicture,
  render: () => <Example {...adding} />,
  play: async ({ canvasElement }) => {
    await give(canvasElement, 'new.md');
    await waitFor(() => expect(adding.onAdd.mock.calls).toEqual([[[added('new.md')]]]));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
