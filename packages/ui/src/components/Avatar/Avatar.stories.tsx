import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { MIXED_NAME, PORTRAIT } from '../stories.fixtures.ts';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ component: Avatar, args: { name: 'Ada Lovelace', decorative: false } });

export const Initials = meta.story();
export const Picture = meta.story({ args: { imageUrl: PORTRAIT } });
export const Online = meta.story({ args: { online: 'Online', size: 'large' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Huge = meta.story({ args: { size: 'huge' } });
export const OtherScript = meta.story({ args: { name: MIXED_NAME } });
export const BrokenPicture = meta.story({
  args: { imageUrl: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Ada Lovelace' });
    if (image instanceof HTMLImageElement) fireEvent.error(image);
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL'));
  },
});
