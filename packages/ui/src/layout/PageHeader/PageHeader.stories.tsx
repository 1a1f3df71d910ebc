import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Download, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LONG_LABEL, LONG_TEXT } from '../../components/stories.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { PageHeader } from './PageHeader.tsx';

const action = (label: string) => (
  <Button variant="primary" icon={Plus}>
    {label}
  </Button>
);

const meta = preview.meta({
  component: PageHeader,
  parameters: guide({
    instead: [{ use: 'Heading', when: 'it heads a section, not the page.' }],
    dos: ['Say the purpose in one line.', 'Put the main action at the end.'],
    donts: ['Put two main actions into it.', 'Use it for a section.'],
    accessibility: [
      'Holds the only `h1` of the page.',
      'The main action comes last, after the words; on phones below them over the whole width, unless `onPhones` ' +
        'says otherwise.',
    ],
  }),
  args: { title: 'Chat assistants' },
});

export const Bare = meta.story();
export const WithPurpose = meta.story({
  args: { purpose: 'They answer your visitors from your own files.' },
});
export const WithAction = meta.story({
  args: { purpose: 'They answer your visitors from your own files.', actions: action('New assistant') },
});
export const BesideOnPhones = meta.story({
  args: {
    purpose: 'They answer your visitors from your own files.',
    actions: <IconButton variant="secondary" icon={Download} label="Export" />,
    onPhones: 'beside',
  },
  globals: onPhone,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeLessThan(title.bottom);
  },
});
export const Long = meta.story({
  args: { title: LONG_LABEL, purpose: LONG_TEXT, actions: action(LONG_LABEL) },
});
