import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pictureFile } from '../patterns.fixtures.tsx';
import { AvatarField, type AvatarFieldState } from './AvatarField.tsx';

const meta = preview.meta({
  component: AvatarField,
  parameters: guide({
    instead: [{ use: 'FileDrop', when: 'files of other kinds are given, or several.' }],
    dos: [
      'Save the picture as soon as it is chosen, and show that it is on its way.',
      'Let it be removed: the initials stand in.',
    ],
    donts: ['Ask for a picture before anything else.', 'Show the buttons to who may not change it.'],
    accessibility: [
      'A group named Picture; why a file was refused is announced at once.',
      'The picture itself says nothing: whose it is stands beside it.',
    ],
  }),
  args: {
    name: 'Harbour Outdoor Help',
    imageUrl: null as string | null,
    state: { kind: 'idle' } as AvatarFieldState,
    onChoose: fn(),
    onRemove: fn(),
  },
});

const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="teal" d="M0 0h1v1H0z"/></svg>';

/** A GIF of one pixel. */
const GIF = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

export const Initials = meta.story();
export const WithPicture = meta.story({ args: { imageUrl: PICTURE } });
export const Uploading = meta.story({ args: { state: { kind: 'uploading' } } });
export const Failed = meta.story({ args: { state: { kind: 'failed', problem: { code: 'generic' } } } });
export const ReadOnly = meta.story({
  render: ({ name, state }) => <AvatarField name={name} imageUrl={PICTURE} state={state} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const chooserIn = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  return (file: File) => userEvent.upload(input, file, { applyAccept: false });
};

export const TooManyPixels = meta.story({
  name: 'T14: a picture that would be too large to decode is refused at the field',
  play: async ({ canvas, canvasElement, args }) => {
    const bytes = new Uint8Array(await pictureFile('wide.png').arrayBuffer());
    // Its head claims 65,536 pixels to each side.
    bytes.set([0, 1, 0, 0, 0, 1, 0, 0], 16);
    await chooserIn(canvasElement)(new File([bytes], 'wide.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('more than 40 megapixels');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});
export const Refused = meta.story({
  name: 'T14: what can be no picture is refused before it is sent',
  play: async ({ canvas, canvasElement, args }) => {
    const choose = chooserIn(canvasElement);
    await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('PNG, JPEG or WebP');
    await choose(pictureFile('small.png'));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await choose(new File([new Uint8Array(1024 * 1024 + 1)], 'large.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('larger than 1 MB');
    await choose(pictureFile('small.png'));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    const gif = Uint8Array.from(atob(GIF), (character) => character.charCodeAt(0));
    await choose(new File([gif], 'renamed.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('PNG, JPEG or WebP');
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
});
