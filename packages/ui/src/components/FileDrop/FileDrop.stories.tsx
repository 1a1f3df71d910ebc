import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import type { FileDropItem } from './FileState.tsx';

const MB = 1024 * 1024;

const file = (
  name: string,
  state: FileDropItem['state'],
  more: Partial<FileDropItem> = {},
): FileDropItem => ({
  id: name,
  name,
  bytes: 2.4 * MB,
  state,
  ...more,
});

const everyState: readonly FileDropItem[] = [
  file('returns.docx', { kind: 'uploading', progress: 0.62 }),
  file('prices-2026.csv', { kind: 'waiting' }, { bytes: 412 * 1024 }),
  file('delivery.md', { kind: 'queued' }, { bytes: 9_200 }),
  file('handbook.pdf', { kind: 'indexing' }, { note: '214 pages' }),
  file('faq.html', { kind: 'ready' }, { bytes: 38_000, note: '6 pages' }),
  file('scan.pdf', { kind: 'failed', reason: 'There is no text in it. Scans need text recognition first.' }),
  file('team.png', { kind: 'refused', reason: 'This type is not accepted. Use PDF, DOCX, TXT.' }),
  file('catalogue.pdf', { kind: 'cancelled' }),
];

const meta = preview.meta({
  component: FileDrop,
  args: {
    label: 'Data files',
    help: 'The assistant answers from what is in them.',
    accept: ['pdf', 'docx', 'txt', 'md', 'csv', 'html', 'json'] as readonly string[],
    maxBytes: 10 * MB,
    files: [] as readonly FileDropItem[],
    onAdd: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  parameters: guide({
    instead: [
      {
        use: 'Table',
        when: 'files stay and are looked up: leave `files` out and give each one row there, uploads too.',
      },
    ],
    keyboard: [
      { keys: ['Enter'], does: 'On the button: opens the file chooser.' },
      { keys: ['Ctrl', 'V'], does: 'With the focus on the button: adds the files of the clipboard.' },
      {
        keys: ['Tab'],
        does: 'Walks through the actions of the files. Whoever removes one is on the next, of which nothing is pressed.',
      },
    ],
    dos: [
      'Say which files are taken and how large they may be before one is chosen.',
      'Keep the button: not everybody can drag.',
    ],
    donts: ['Refuse a file without saying why.', 'Let files vanish while they are on their way.'],
    accessibility: [
      'Progress is a progress bar that can be read at any time and never interrupts; only ready, failed ' +
        'and not accepted are announced.',
      'The actions name their file, so that a list of them makes sense.',
      'What may be dropped is said in words before: the types and the size.',
      'The check by ending, size and first bytes spares an upload; the server must check again.',
    ],
  }),
});

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

function dataWith(...files: File[]) {
  const data = new DataTransfer();
  // Only a real drag may set it.
  Object.defineProperty(data, 'effectAllowed', { value: 'all' });
  for (const each of files) data.items.add(each);
  return data;
}

// The browser's own events: those of the testing library carry no files.
const paste = (on: Element, ...files: File[]) =>
  on.dispatchEvent(new ClipboardEvent('paste', { clipboardData: dataWith(...files), bubbles: true }));
/** @returns whether the browser then does what it does by itself: it opens the file */
function drag(type: 'dragenter' | 'dragover' | 'drop', on: Element, dataTransfer: DataTransfer) {
  // Only what a real drag brings has an entry.
  const entry = { isFile: true, isDirectory: false } as FileSystemEntry;
  spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(entry);
  return on.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

export const Empty = meta.story();
export const EveryState = meta.story({ args: { files: everyState } });
export const Invalid = meta.story({ args: { error: 'Add one file at least.' } });
export const Blocked = meta.story({
  args: {
    disabledReason: 'Your plan has room for 5 files. Remove one, or choose another plan.',
    files: everyState.slice(4, 5),
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Choose files' });
    await expect(button).toHaveAccessibleDescription(/Your plan has room/);
    paste(button, pdf('a.pdf'));
    await expect(drag('drop', button, dataWith(pdf('b.pdf')))).toBe(false);
    await expect(drag('dragover', document.body, dataWith(pdf('c.pdf')))).toBe(false);
    await expect(drag('drop', document.body, dataWith(pdf('c.pdf')))).toBe(false);
    await expect(drag('drop', document.body, new DataTransfer())).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});
export const ReadOnly = meta.story({
  render: ({ onAdd: _add, onCancel: _cancel, onRetry: _retry, onRemove: _remove, ...args }) => (
    <FileDrop {...args} files={everyState.slice(3, 6)} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
export const OneFile = meta.story({
  args: { multiple: false, label: 'Backup', accept: ['json'], maxBytes: MB },
});
export const Long = meta.story({
  args: {
    label: LONG_LABEL,
    help: LONG_TEXT,
    files: [
      file(`${LONG_TEXT.replaceAll(' ', '_')}.pdf`, { kind: 'failed', reason: LONG_TEXT }),
      file(`${LONG_LABEL}.pdf`, { kind: 'uploading', progress: 0.3 }),
    ],
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <FileDrop
          {...args}
          label={text}
          help={text}
          files={[
            file('1', { kind: 'failed', reason: text }, { name: text, note: text }),
            file('2', { kind: 'uploading', progress: 0.5 }, { name: text }),
          ]}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});

/** AS-3: chosen, dropped and pasted files arrive, each with what speaks against it. */
export const Adding = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole('button', { name: 'Choose files' });
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
    await userEvent.upload(input, [pdf('chosen.pdf')]);
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith([{ file: expect.objectContaining({ name: 'chosen.pdf' }) }]),
    );

    paste(button, new File(['MZ'], 'team.png'), new File(['MZ\u0000'], 'disguised.pdf'));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenLastCalledWith([
        expect.objectContaining({ refusal: expect.stringMatching(/not accepted/) }),
        expect.objectContaining({ refusal: expect.stringMatching(/ends in \.pdf/) }),
      ]),
    );

    const dataTransfer = dataWith(pdf('dropped.pdf'), new File([new Uint8Array(11 * MB)], 'big.pdf'));
    const rules = canvas.getByText(/up to 10 MB/);
    drag('dragenter', rules, dataTransfer);
    await expect(await canvas.findByText('Drop to add')).toBeVisible();
    drag('drop', rules, dataTransfer);
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenLastCalledWith([
        { file: expect.objectContaining({ name: 'dropped.pdf' }) },
        expect.objectContaining({ refusal: 'It is 11 MB; the limit is 10 MB.' }),
      ]),
    );
    await waitFor(() => expect(canvas.queryByText('Drop to add')).toBeNull());

    drag('dragenter', rules, dataTransfer);
    await expect(await canvas.findByText('Drop to add')).toBeVisible();
  },
});

/** A11Y-1: who removes or retries with the keyboard stays in the list; only ends are announced. */
export const ByKeyboard = meta.story({
  args: { files: everyState.slice(4, 7) },
  render: function Owner(args: FileDropProps) {
    const [files, setFiles] = useState(args.files ?? []);
    const become = (id: string, state: FileDropItem['state']) =>
      setFiles((now) => now.map((each) => (each.id === id ? { ...each, state } : each)));
    return (
      <FileDrop
        {...args}
        files={files}
        onRemove={(id) => setFiles((now) => now.filter((each) => each.id !== id))}
        onRetry={(id) => become(id, { kind: 'uploading', progress: 0.4 })}
        onCancel={(id) => become(id, { kind: 'ready' })}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // The next file, of which the same key does nothing.
    const row = (name: string) => canvas.getByText(name).closest('li');
    await waitFor(() => expect(row('scan.pdf')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(row('scan.pdf')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try scan.pdf again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const cancel = await canvas.findByRole('button', { name: 'Cancel scan.pdf' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    for (const status of canvas.getAllByRole('status'))
      await expect(status).not.toHaveTextContent(/Uploading/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('scan.pdf: Ready')).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove scan.pdf' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row('team.png')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(row('team.png')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove team.png' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
  },
});
export const States = meta.story(
  statesOf({
    of: 'button',
    as: 'lines',
    variants: [
      {
        name: 'button',
        shows: (
          <FileDrop
            label="Data files"
            accept={['pdf']}
            maxBytes={10 * MB}
            files={[]}
            onAdd={fn()}
            onCancel={fn()}
            onRetry={fn()}
            onRemove={fn()}
          />
        ),
      },
    ],
  }),
);

export const RowsKeepTheirSize = meta.story({
  name: 'AS-3: a row is as high, and its words as wide, in each state from upload to ready',
  parameters: noPicture,
  args: {
    files: [
      file('1.md', { kind: 'waiting' }),
      file('2.md', { kind: 'uploading', progress: 0.5 }),
      file('3.md', { kind: 'queued' }),
      file('4.md', { kind: 'indexing' }),
      file('5.md', { kind: 'ready' }),
    ],
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => {
      const words = row.querySelector('bdi')?.parentElement?.parentElement;
      return [Math.round(row.offsetHeight), words?.offsetWidth];
    });
    // The first row has no line above it.
    const [, second] = rows;
    await expect(rows.slice(1).every((row) => `${row}` === `${second}`)).toBe(true);
    await expect(rows[0]?.[1]).toBe(second?.[1]);
  },
});
