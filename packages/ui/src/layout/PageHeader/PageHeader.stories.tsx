import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { Download, Plus } from 'lucide-react';
import { expect, type screen } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LONG_LABEL, LONG_TEXT } from '../../components/stories.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';

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
/** As wide as a page on a small tablet, or at 200 % zoom, with words that don't fit beside the title. */
const narrow = {
  args: {
    purpose: 'They answer your visitors from your own files.',
    actions: (
      <>
        <Button icon={Download}>Import an assistant</Button>
        {action('Create a new assistant')}
      </>
    ),
  },
  render: (args: PageHeaderProps) => (
    <div style={{ inlineSize: '592px' }}>
      <PageHeader {...args} />
    </div>
  ),
};
const boxesOf = (canvas: {
  getByRole: typeof screen.getByRole;
  getAllByRole: typeof screen.getAllByRole;
}) => ({
  title: canvas.getByRole('heading', { level: 1 }).getBoundingClientRect(),
  buttons: canvas.getAllByRole('button').map((button) => button.getBoundingClientRect()),
});
export const Wrapped = meta.story({
  name: 'SH-4: actions below the title begin where it does, in one line as long as they fit',
  ...narrow,
  play: async ({ canvas }) => {
    const { title, buttons } = boxesOf(canvas);
    await expect(buttons[0]?.top).toBeGreaterThan(title.bottom);
    await expect(buttons[0]?.left).toBeCloseTo(title.left, 0);
    await expect(buttons[1]?.top).toBe(buttons[0]?.top);
  },
});
export const WrappedRightToLeft = meta.story({
  name: 'SH-4: and at the right edge where one reads from there',
  ...narrow,
  parameters: noPicture,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const { title, buttons } = boxesOf(canvas);
    await expect(buttons[0]?.top).toBeGreaterThan(title.bottom);
    await expect(buttons[0]?.right).toBeCloseTo(title.right, 0);
  },
});
export const Long = meta.story({
  args: { title: LONG_LABEL, purpose: LONG_TEXT, actions: action(LONG_LABEL) },
});
