import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { MIXED_NAME, PORTRAIT } from '../stories.fixtures.ts';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  component: Avatar,
  parameters: guide({
    instead: [
      { use: 'Icon', when: 'it stands for a kind of thing, not for one of them.' },
      { use: 'LogoMark', when: 'it stands for the product.' },
    ],
    dos: [
      'Put the name beside it, or set `decorative={false}`.',
      'Let initials stand in for a missing picture.',
    ],
    donts: ['Tell a status by color alone.', 'Use it for a kind of thing, such as “files”.'],
    accessibility: [
      'Decorative by default: the name stands beside it. Without a name beside it set `decorative={false}`.',
      'A status has words, and a shape of its own, so that color is never alone.',
      'A picture that does not load gives way to initials.',
    ],
  }),
  args: { name: 'Support lead', decorative: false },
});

export const Initials = meta.story();
export const Picture = meta.story({ args: { imageUrl: PORTRAIT } });
export const Online = meta.story({ args: { status: { tone: 'positive', label: 'Online' }, size: 'large' } });
export const Away = meta.story({ args: { status: { tone: 'caution', label: 'Away' }, size: 'large' } });
export const Offline = meta.story({
  args: { status: { tone: 'neutral', label: 'Offline' }, size: 'large', imageUrl: PORTRAIT },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Offline' })).toBeVisible();
  },
});
export const Small = meta.story({ args: { size: 'small' } });
export const Huge = meta.story({ args: { size: 'huge' } });
export const OtherScript = meta.story({ args: { name: MIXED_NAME } });
export const BrokenPicture = meta.story({
  args: { imageUrl: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Support lead' });
    if (image instanceof HTMLImageElement) fireEvent.error(image);
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Support lead' })).toHaveTextContent('SL'));
  },
});
export const Nameless = meta.story({ args: { name: '', decorative: true } });
export const Sizes = meta.story({
  render: (args) => (
    <Inline gap={16}>
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} status={{ tone: 'positive', label: 'Online' }} />
      ))}
    </Inline>
  ),
});
